// Attacks over connections, and on the check's own channel. A target is a port or a decoy socket.

func local(_ port: String) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port)!.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
}

func connected<Address>(_ kind: CInt, _ family: CInt, _ address: Address, length: Int) throws(Obstacle) -> CInt {
    let socket = try check(socket(family, kind, 0))
    var address = address
    let result = withUnsafePointer(to: &address) {
        connect(socket, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), socklen_t(length))
    }
    try check(result)
    return socket
}

func unixAddress(_ path: [UInt8]) -> (sockaddr_un, Int) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    return (address, path.count + 2)
}

/// The descriptor of the check's channel: the first socket from descriptor 3 on.
func channel() throws(Obstacle) -> CInt {
    for descriptor in CInt(3)..<256 {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK { return descriptor }
    }
    throw Obstacle(number: ENOENT)
}

@MainActor let connectors: [String: Attack] = [
    "TCP": { port throws(Obstacle) in
        let address = local(port)
        _ = try connected(CInt(SOCK_STREAM.rawValue), AF_INET, address, length: MemoryLayout.size(ofValue: address))
    },
    "TCP server": { _ throws(Obstacle) in
        try check(listen(try check(socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)), 1))
    },
    "UDP": { port throws(Obstacle) in
        let address = local(port)
        let socket = try connected(
            CInt(SOCK_DGRAM.rawValue), AF_INET, address, length: MemoryLayout.size(ofValue: address))
        try check(send(socket, "owned", 5, 0))
    },
    "DNS": { _ throws(Obstacle) in
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        // The name "localhost" comes from a file, but a name server is asked through a socket.
        _ = try check(socket(AF_INET, CInt(SOCK_DGRAM.rawValue), 0))
        if getaddrinfo("localhost", "53", &hints, &found) != 0 { throw Obstacle(number: EIO) }
    },
    "Unix socket": { path throws(Obstacle) in
        let (address, length) = unixAddress(Array(path.utf8) + [0])
        _ = try connected(CInt(SOCK_STREAM.rawValue), AF_UNIX, address, length: length)
    },
    "abstract socket": { name throws(Obstacle) in
        let (address, length) = unixAddress([0] + Array(name.utf8))
        _ = try connected(CInt(SOCK_STREAM.rawValue), AF_UNIX, address, length: length)
    },
    "socket pair": { _ throws(Obstacle) in
        var ends: [CInt] = [0, 0]
        try check(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends))
    },
    "raw socket": { _ throws(Obstacle) in try check(socket(AF_NETLINK, CInt(SOCK_RAW.rawValue), 0)) },
    "shared memory": { _ throws(Obstacle) in
        let memory = try call("shmget", 0, 4_096, 0o1600)
        try call("shmctl", memory, 0, 0)
    },
    "message queue": { _ throws(Obstacle) in
        let queue = try call("msgget", 0, 0o1600)
        try call("msgctl", queue, 0, 0)
    },
]

@MainActor let deceivers: [String: Attack] = [
    // If the player hadn't read the key of the frames yet, an attack could see it.
    "look at the channel": { _ throws(Obstacle) in
        var byte: UInt8 = 0
        let count = recv(try channel(), &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
        if count < 0, errno != EAGAIN { throw Obstacle(number: errno) }
    },
    "answer without the key": { _ throws(Obstacle) in
        let body = Frame.body(of: PlayerAnswer.settled([], alive: [:]))
        let frame = [0, 0, 0, UInt8(body.count)] + body
        try check(send(try channel(), frame, frame.count, 0))
        waitForTheEnd("wait")
    },
    "answer with a key of its own": { _ throws(Obstacle) in
        var seal = FrameSeal(SipHash.Key(1, 2), of: .player)
        let frame = seal.sealed(Frame.body(of: PlayerAnswer.settled([], alive: [:])))
        try check(send(try channel(), frame, frame.count, 0))
        waitForTheEnd("wait")
    },
    "pass a descriptor": { _ throws(Obstacle) in
        try call("sendmsg", Int(try channel()), room(56), 0)
    },
    "close the channel": { _ throws(Obstacle) in try check(close(try channel())) },
    "shut the channel": { _ throws(Obstacle) in try check(shutdown(try channel(), CInt(SHUT_RDWR))) },
]
