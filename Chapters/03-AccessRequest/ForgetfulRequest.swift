import StarterProject

/// Asks for access with a callback that says nothing when the user says no.
@MainActor
func askTheOldWay(_ form: SearchForm) {
    form.accountStore.requestAccess(to: .twitter) { [weak form] granted, error in
        if granted {
            form?.log("access granted")
        }
    }
}
