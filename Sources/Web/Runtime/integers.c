// 128-bit arithmetic: Swift needs it for the attoseconds of a Duration, and WebAssembly lacks it.
typedef unsigned long long u64;
typedef __int128 s128;
typedef unsigned __int128 u128;
typedef union { u128 all; struct { u64 low, high; } half; } parts;

static u64 product_high(u64 a, u64 b) {
    u64 a0 = (unsigned)a, a1 = a >> 32, b0 = (unsigned)b, b1 = b >> 32;
    u64 middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (unsigned)middle;
    return a1 * b1 + (middle >> 32) + (other >> 32);
}

s128 __multi3(s128 left, s128 right) {
    parts a = {(u128)left}, b = {(u128)right}, product;
    product.half.low = a.half.low * b.half.low;
    product.half.high =
        product_high(a.half.low, b.half.low) + a.half.low * b.half.high + a.half.high * b.half.low;
    return (s128)product.all;
}

u128 __ashlti3(u128 value, int count) {
    parts a = {value}, result = {0};
    if (count == 0) return value;
    if (count >= 64) {
        result.half.high = a.half.low << (count - 64);
    } else {
        result.half.low = a.half.low << count;
        result.half.high = a.half.high << count | a.half.low >> (64 - count);
    }
    return result.all;
}

u128 __lshrti3(u128 value, int count) {
    parts a = {value}, result = {0};
    if (count == 0) return value;
    if (count >= 64) {
        result.half.low = a.half.high >> (count - 64);
    } else {
        result.half.high = a.half.high >> count;
        result.half.low = a.half.low >> count | a.half.high << (64 - count);
    }
    return result.all;
}

// Divides bit by bit, as on paper, unless both numbers fit 64 bits.
static u128 divide(u128 dividend, u128 divisor, u128 *remainder) {
    parts a = {dividend}, b = {divisor};
    if (!a.half.high && !b.half.high) {
        *remainder = a.half.low % b.half.low;
        return a.half.low / b.half.low;
    }
    u128 quotient = 0, rest = 0;
    for (int bit = 127; bit >= 0; bit--) {
        rest = rest << 1 | ((bit < 64 ? a.half.low >> bit : a.half.high >> (bit - 64)) & 1);
        quotient <<= 1;
        if (rest >= divisor) {
            rest -= divisor;
            quotient |= 1;
        }
    }
    *remainder = rest;
    return quotient;
}

static u128 magnitude(s128 value) { return value < 0 ? -(u128)value : (u128)value; }

u128 __udivti3(u128 a, u128 b) {
    u128 rest;
    return divide(a, b, &rest);
}

u128 __umodti3(u128 a, u128 b) {
    u128 rest;
    divide(a, b, &rest);
    return rest;
}

s128 __divti3(s128 a, s128 b) {
    u128 quotient = __udivti3(magnitude(a), magnitude(b));
    return (a < 0) == (b < 0) ? (s128)quotient : -(s128)quotient;
}

s128 __modti3(s128 a, s128 b) {
    u128 rest = __umodti3(magnitude(a), magnitude(b));
    return a < 0 ? -(s128)rest : (s128)rest;
}
