#!/usr/bin/env python3
"""Shrinks the problems of Tests/Support/EngineProblems by kind in Hypothesis.

usage: hypothesis_shrinking.py [SEEDS [NAME...]]

For each problem: the seeds that find a failure within the examples allowed, the number that end with the most frequent
answer, and the different answers. The order of values differs between the engines, so the most frequent answer counts as
the minimum here; `EveryScreenBenchmarks kinds` and `equations` count the one answer that was derived by hand or by brute
force. `make rivals` prints both.
"""
import logging
import random
import statistics
import sys
from collections import Counter

from hypothesis import HealthCheck, Phase, find, settings, strategies as st
from hypothesis.errors import NoSuchExample

EXAMPLES = 4000
ASCII = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-!?'\"()&/:;+*=%#@$<>[]{}_|~^`\\"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
VARIED = "abcde 0A.Wé\u05D0\u0639\u0301\u6F22\U0001F600\u200D\U0001F3FD\u00A0\u200B\u202E\n\u0007"

million = st.integers(0, 1_000_000)
long = st.integers(0, 1_000_000_000)
wide = st.integers(0, 1 << 30)
text = st.text(ASCII, max_size=20)
word = st.text(LETTERS, max_size=10)
varied = st.text(VARIED, max_size=20)


def digits(number):
    return [int(digit) for digit in str(abs(number))]


def floats(low, high):
    return st.floats(low, high)


def numbers(count, low, high):
    return st.tuples(*[st.integers(low, high)] * count)


def pairs(first, second):
    return st.lists(st.tuples(st.integers(0, first), st.integers(0, second)), max_size=12)


def has_fraction(number):
    return number != round(number)


def repeats(values):
    return len(set(values)) < len(values)


def encloses(letters):
    return any(letters[i] == letters[i - 3] and letters[i - 1] == letters[i - 2] != letters[i] for i in range(3, len(letters)))


GAPS = [
    ("gap_seven", million, lambda x: x > 1000 and x % 7 == 0),
    ("gap_half_past", st.integers(0, 86_399), lambda x: x > 32_400 and x % 3600 == 1800),
    ("gap_negative", st.integers(-1_000_000, 1_000_000), lambda x: x < -50 and x % 9 == 0),
    ("gap_century", st.integers(1, 3000), lambda x: x % 100 == 0 and x % 400 != 0),
    ("gap_two_dozens", numbers(2, 0, 10_000), lambda p: 100 < p[0] < p[1] and p[0] % 12 == 0 and p[1] % 12 == 0),
    ("gap_square", million, lambda x: x >= 50 and round(x ** 0.5) ** 2 == x),
    ("gap_digit_seven", long, lambda x: x > 99 and 7 in digits(x)),
    ("gap_digit_sum", long, lambda x: sum(digits(x)) == 20),
    ("gap_palindrome", st.integers(0, 99_999), lambda x: x >= 1000 and digits(x) == digits(x)[::-1]),
    ("gap_last_digits", st.integers(0, 100_000_000), lambda x: x % 10_000 == 1234),
    ("gap_one_bit", wide, lambda x: x & 1 << 17 != 0),
    ("gap_five_bits", wide, lambda x: x.bit_count() >= 5),
    ("gap_byte", wide, lambda x: x & 0xFF00 == 0x4200),
    ("gap_power_of_two", st.integers(1, 1 << 40), lambda x: x >= 40 and x.bit_count() == 1),
    ("gap_filter_sixty", million.filter(lambda x: x % 60 == 0), lambda x: x > 1000),
    ("gap_filter_rare", million.filter(lambda x: x % 9973 == 1), lambda x: x > 20_000),
    ("gap_filter_in_list", st.lists(st.integers(0, 1000).filter(lambda x: x % 10 == 3), max_size=20), lambda v: sum(v) > 100),
]

FRACTIONS = [
    ("frac_three_decimals", floats(0, 1000), lambda x: round(x * 100) / 100 != x),
    ("frac_tiny", floats(0, 1), lambda x: 0 < x < 1e-3),
    ("frac_between", floats(0, 10), lambda x: 0.3 < x < 0.4),
    ("frac_thirds", floats(-100, 100), lambda x: x > 5 and has_fraction(x * 3)),
    ("frac_negative", floats(-1e6, 1e6), lambda x: x < -0.5 and has_fraction(x)),
    ("frac_tenths", floats(0, 1e6), lambda x: x > 1.5 and has_fraction(x * 10)),
    ("frac_huge", floats(0, 1e300), lambda x: x > 1e200),
    ("frac_absorbs_one", floats(0, 1e18), lambda x: x + 1 == x),
    ("frac_pair", st.tuples(floats(0, 100), floats(0, 100)), lambda p: p[0] > p[1] and has_fraction(p[0] + p[1])),
]

STRINGS = [
    ("letter_capital", text, lambda t: any(c.isupper() for c in t)),
    ("letter_digit_last", text, lambda t: len(t) >= 2 and t[-1].isdigit()),
    ("letter_no_vowel", word, lambda t: len(t) >= 2 and not set(t) & set("aeiou")),
    ("letter_both_cases", text, lambda t: any(a.islower() and a.upper() == b for a, b in zip(t, t[1:]))),
    ("letter_untrimmed", text, lambda t: t[:1] == " " or t[-1:] == " "),
    ("letter_markup", text, lambda t: bool(set(t) & set("<>&"))),
    ("letter_two_words", text, lambda t: len(t.split()) >= 2 and all(c == " " or c.isalpha() for c in t)),
    ("letter_descending", word, lambda t: len(t) >= 3 and all(a > b for a, b in zip(t, t[1:]))),
    ("letter_enclosed", word, encloses),
    ("letter_combining", varied, lambda t: any(c == "\u0301" for c in t[1:])),
    ("letter_from_the_right", varied, lambda t: any(0x590 <= ord(c) <= 0x6FF for c in t)),
    ("letter_eight_bytes", varied, lambda t: len(t.encode()) > 8),
    ("letter_surrogates", varied, lambda t: any(ord(c) > 0xFFFF for c in t)),
]

def tree(depth):
    children = st.just([]) if depth == 0 else st.lists(tree(depth - 1), max_size=4)
    return st.tuples(st.integers(0, 7), st.text(ASCII, max_size=30), children)


def parts(root):
    return [root] + [part for child in root[2] for part in parts(child)]


def shapes(kind):
    return st.tuples(st.just(kind), *[st.integers(0, 1000)] * kind)


def is_evicted(last, actions):
    writes = [key for kind, key in actions[:last] if kind == 0]
    key = actions[last][1]
    return actions[last][0] == 1 and key in writes and any(other != key for other in writes[writes.index(key):])


def is_path(a, b, c):
    return a[1] == b[0] and b[1] == c[0] and len({a[0], a[1], b[1], c[1]}) == 4


def is_mirrored(values):
    return len(values) >= 4 and values == values[::-1] and max(values) >= 50


def card_sum(values):
    return sum(values[i] if i % 2 else sum(digits(values[i] * 2)) for i in range(4))


def places(count):
    return st.tuples(*[st.integers(0, left - 1) for left in range(count, 0, -1)]).map(permuted)


def permuted(chosen):
    left = list(range(len(chosen)))
    return [left.pop(index) for index in chosen]


def has_cycle(order):
    return any(order[i] != i and order[order[i]] != i and order[order[order[i]]] == i for i in range(len(order)))


card = st.tuples(st.text(LETTERS, max_size=6), st.integers(0, 1000), st.lists(st.text(LETTERS, max_size=4), max_size=3))
optional = st.one_of(st.none(), st.integers(0, 1000))

RELATIONS = [
    ("twin_subtrees", tree(4), lambda t: any(repeats([str(c) for c in part[2] if c[2]]) for part in parts(t))),
    ("twin_lists", st.lists(st.lists(st.integers(0, 1000), max_size=6), max_size=8),
     lambda v: repeats([tuple(each) for each in v if len(each) >= 2 and sum(each) >= 10])),
    ("twin_cards", st.lists(card, max_size=8), lambda v: repeats([str(each) for each in v if each[1] >= 100])),
    ("twin_words", st.lists(st.text(ASCII, max_size=8), max_size=10), lambda v: repeats([each for each in v if len(each) >= 3])),
    ("twin_mirror", st.lists(st.integers(0, 99), max_size=8), is_mirrored),
    ("alt_number_or_text", st.one_of(million, word), lambda v: v > 1000 if isinstance(v, int) else len(v) > 3),
    ("alt_shapes", st.one_of(shapes(0), shapes(1), shapes(2)),
     lambda s: s[1] >= 30 if s[0] == 1 else s[0] == 2 and s[1] * s[2] >= 2000),
    ("alt_list_or_text", st.one_of(st.lists(st.integers(0, 1000), max_size=10), word),
     lambda v: any(c > "m" for c in v) if isinstance(v, str) else sum(v) > 100),
    ("alt_optional", st.tuples(optional, st.integers(0, 1000)), lambda p: p[1] > 10 if p[0] is None else p[0] >= 500),
    ("name_cache", pairs(1, 7), lambda v: any(is_evicted(i, v) for i in range(len(v)))),
    ("name_path", pairs(9, 9), lambda v: any(is_path(a, b, c) for a in v for b in v for c in v)),
    ("name_transfer", pairs(5, 5), lambda v: any(a != b and (b, a) in v[i + 1:] for i, (a, b) in enumerate(v))),
    ("check_weighted", numbers(3, 0, 9), lambda v: v[0] >= 1 and v[2] >= 1 and (v[0] + 2 * v[1] + 3 * v[2]) % 11 == 0),
    ("check_card_number", numbers(4, 0, 9), lambda v: sum(v) >= 20 and card_sum(v) % 10 == 0),
    ("check_parity", numbers(3, 0, 255), lambda v: v[0] >= 16 and v[0] ^ v[1] ^ v[2] == 0),
    ("check_total", st.tuples(st.lists(st.integers(0, 100), max_size=6), st.integers(0, 400)),
     lambda p: len(p[0]) >= 2 and p[1] >= 150 and sum(p[0]) == p[1]),
    ("check_remainder", numbers(3, 0, 96), lambda v: v[1] >= 5 and v[2] >= 10 and (v[0] * 31 + v[1] * 7 + v[2]) % 23 == 0),
    ("perm_cycle", places(5), has_cycle),
    ("perm_moved", places(4), lambda v: all(i != each for i, each in enumerate(v))),
    ("perm_inversions", places(6), lambda v: sum(b < a for i, a in enumerate(v) for b in v[i + 1:]) >= 8),
]

EQUATIONS = [
    ("check_account", numbers(3, 0, 99), lambda v: v[0] >= 10 and v[1] >= 1 and (v[0] * 10_000 + v[1] * 100 + v[2]) % 97 == 1),
    ("check_right_triangle", numbers(3, 0, 100), lambda v: 5 <= v[0] < v[1] and v[0] ** 2 + v[1] ** 2 == v[2] ** 2),
    ("coins", numbers(3, 0, 60), lambda v: 3 * v[0] + 5 * v[1] + 7 * v[2] == 200 and v[0] >= 3),
    ("weighted_digits", numbers(4, 0, 9), lambda v: (4 * v[0] + 3 * v[1] + 2 * v[2] + v[3]) % 11 == 0 and v[0] >= 1 and v[1] >= 2),
    ("thirteens", numbers(2, 0, 200), lambda v: (v[0] * 5 + v[1]) % 13 == 4 and v[0] > 7 and v[1] > 20),
    ("large_modulus", numbers(3, 0, 99), lambda v: (v[0] * 17 + v[1] * 29 + v[2]) % 101 == 50 and v[0] > 20 and v[1] > 2),
    ("product_remainder", numbers(3, 1, 50), lambda v: v[0] * v[1] % 13 == v[2] and v[0] > 4 and v[2] > 6),
    ("two_remainders", numbers(3, 0, 99), lambda v: (v[0] + v[1]) % 7 == 3 and (v[1] + v[2]) % 5 == 2 and v[0] >= 9 and v[2] >= 11),
    ("weighted_sum", numbers(3, 0, 200), lambda v: 2 * v[0] + 3 * v[1] == v[2] and v[0] > 4 and v[2] > 40),
    ("check_digits", numbers(4, 0, 20),
     lambda v: (v[0] * 8000 + v[1] * 400 + v[2] * 20 + v[3]) % 19 == 1 and v[0] >= 3 and v[1] >= 1),
    ("average", numbers(4, 0, 30), lambda v: sum(v) == 60 and v[0] > 5 and v[1] < v[2]),
    ("weekday", numbers(3, 1, 31), lambda v: (v[0] * 3 + v[1] * 11 + v[2]) % 7 == 0 and v[1] >= 13),
    ("six_bits", numbers(3, 0, 255), lambda v: (v[0] * 3 + v[1] * 5 + v[2]) % 64 == 63 and v[0] >= 17),
    ("difference_remainder", numbers(2, 0, 500), lambda v: (7 * v[0] - 3 * v[1]) % 37 == 0 and v[0] > 40 and v[1] > 40),
]


def minimum(strategy, fails, number):
    """Returns the value that shrinking ends with and the evaluations after the first failure, or None."""
    evaluations, first = 0, None

    def counted(value):
        nonlocal evaluations, first
        evaluations += 1
        result = fails(value)
        if result and first is None:
            first = evaluations
        return result

    quick = settings(
        max_examples=EXAMPLES, database=None, deadline=None, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink])
    try:
        value = find(strategy, counted, settings=quick, random=random.Random(number))
    except NoSuchExample:
        return None
    return repr(value), evaluations - first


def main():
    import hypothesis
    logging.disable()
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    chosen = sys.argv[2:]
    print(f"Hypothesis {hypothesis.__version__}: {seeds} seeds, {EXAMPLES} examples")
    print(f"{'problem':27}{'found':7}{'one answer':12}{'answers':9}{'evals':7}most frequent")
    for name, strategy, fails in GAPS + FRACTIONS + STRINGS + RELATIONS + EQUATIONS:
        if chosen and name not in chosen:
            continue
        found = [result for result in (minimum(strategy, fails, number) for number in range(seeds)) if result]
        if not found:
            print(f"{name:27}0")
            continue
        answers = Counter(value for value, _ in found)
        (mode, count), = answers.most_common(1)
        evaluations = statistics.median_low([each for _, each in found])
        print(f"{name:27}{len(found):<7}{count:<12}{len(answers):<9}{evaluations:<7}{mode[:60]}", flush=True)


if __name__ == "__main__":
    main()
