#!/usr/bin/env python3
"""Runs the discovery table and the programs of EveryValue's tests in Hypothesis.

usage: hypothesis_rivals.py [SEEDS]

Each row is a rare failure: the number of seeds that find it within 1,000 examples, and the median of the examples up to
the first failure. The last rows are stateful: the number of seeds whose shrunk program has the fewest steps, as found by
the brute force of RuleMachineTests. `make rivals` installs Hypothesis and prints the tables of both engines.
"""
import statistics
import sys

from hypothesis import HealthCheck, Phase, given, seed, settings, strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, precondition, rule, run_state_machine_as_test

SEEDS = int(sys.argv[1]) if len(sys.argv) > 1 else 20
QUICK = dict(database=None, deadline=None, suppress_health_check=list(HealthCheck), print_blob=False)


class Found(Exception):
    pass


def starts(steps):
    return any(steps[index:index + 4] == [3, 1, 4, 2] for index in range(len(steps)))


LARGE = st.integers(0, 1_000_000_000)
ROWS = [
    ("x == 12345678", st.integers(0, 100_000_000), lambda x: x == 12345678),
    ('text == "admin"', st.text(), lambda text: text == "admin"),
    ('text contains "<script"', st.text(), lambda text: "<script" in text),
    ("x == y + 1", st.tuples(LARGE, LARGE), lambda p: p[0] == p[1] + 1 and p[1] > 100),
    ("x == 2 * y", st.tuples(LARGE, LARGE), lambda p: p[0] == 2 * p[1] and p[1] > 100),
    ("a list of 50", st.lists(st.integers(), max_size=100), lambda values: len(values) >= 50),
    ("16 Booleans", st.lists(st.booleans(), min_size=16, max_size=16), all),
    ("3, 1, 4, 2 in a row", st.lists(st.integers(0, 9), max_size=20), starts),
    ("x * x == 0, x != 0", st.floats(-1, 1), lambda x: x * x == 0 and x != 0),
]


def discover(strategy, fails, number):
    """Returns the number of examples up to the first failure, or None."""
    count = 0

    @seed(number)
    @settings(max_examples=1000, phases=[Phase.generate], **QUICK)
    @given(strategy)
    def check(value):
        nonlocal count
        count += 1
        if fails(value):
            raise Found

    try:
        check()
    except Found:
        return count
    return None


class Ring:
    """A queue of three places that wraps one place too late once its first element is the third."""

    def __init__(self):
        self.elements, self.first, self.count = [-1] * 3, 0, 0

    def push(self, number):
        place = self.first + self.count
        if place >= 3:
            place -= 2 if self.first > 1 else 3
        self.elements[place] = number
        self.count += 1

    def pop(self):
        number = self.elements[self.first]
        self.first, self.count = (self.first + 1) % 3, self.count - 1
        return number


class QueueMachine(RuleBasedStateMachine):
    latest = []

    def __init__(self):
        super().__init__()
        self.model, self.queue, self.steps = [], Ring(), []

    @precondition(lambda self: len(self.model) < 3)
    @rule(number=st.integers(0, 9))
    def push(self, number):
        self.steps.append(("push", number))
        self.model.append(number)
        self.queue.push(number)

    @precondition(lambda self: self.model)
    @rule()
    def pop(self):
        self.steps.append(("pop",))
        QueueMachine.latest = self.steps
        assert self.queue.pop() == self.model.pop(0)


class Disk:
    """Files by name, with handles. Renaming a file forgets the last of several handles of it."""

    def __init__(self):
        self.files, self.handles = {}, []

    def open(self, name):
        self.files.setdefault(name, "")
        self.handles.append([name])
        return self.handles[-1]

    def write(self, text, handle):
        self.files[handle[0]] = self.files.get(handle[0], "") + text

    def rename(self, name, other):
        self.files[other] = self.files.pop(name)
        same = [handle for handle in self.handles if handle[0] == name]
        for handle in same[:-1]:
            handle[0] = other
        named = [handle for handle in self.handles if handle[0] in (name, other)]
        if same and len(named) == 1:
            same[0][0] = other

    def close(self, handle):
        self.handles = [each for each in self.handles if each is not handle]


class DiskMachine(RuleBasedStateMachine):
    latest = []
    handles = Bundle("handles")

    def __init__(self):
        super().__init__()
        self.disk, self.files, self.opened, self.steps = Disk(), {}, {}, []

    @rule(target=handles, name=st.sampled_from("abc"))
    def open(self, name):
        self.steps.append("open")
        self.files.setdefault(name, "")
        handle = self.disk.open(name)
        self.opened[id(handle)] = name
        return handle

    @rule(text=st.sampled_from("xy"), handle=handles)
    def write(self, text, handle):
        self.steps.append("write")
        self.files[self.opened[id(handle)]] += text
        self.disk.write(text, handle)

    @rule(handle=consumes(handles))
    def close(self, handle):
        self.steps.append("close")
        del self.opened[id(handle)]
        self.disk.close(handle)

    @precondition(lambda self: self.files)
    @rule(data=st.data(), other=st.sampled_from("abc"))
    def rename(self, data, other):
        name = data.draw(st.sampled_from(sorted(self.files)))
        if other in self.files:
            return
        self.steps.append("rename")
        self.files[other] = self.files.pop(name)
        self.opened = {key: other if value == name else value for key, value in self.opened.items()}
        self.disk.rename(name, other)

    @rule(name=st.sampled_from("abc"))
    def read(self, name):
        self.steps.append("read")
        DiskMachine.latest = self.steps
        assert self.disk.files.get(name) == self.files.get(name)


def shortest(machine, number, examples=500):
    """Returns the steps of the shrunk program, or None."""
    machine.latest = None

    class Quiet(machine):
        def print_start(self): pass
        def print_step(self, *arguments): pass
        def print_end(self): pass

    Quiet.TestCase.settings = settings(max_examples=examples, stateful_step_count=50, report_multiple_bugs=False, **QUICK)
    test = seed(number)
    try:
        run_state_machine_as_test(test(machine), settings=Quiet.TestCase.settings)
    except AssertionError:
        return machine.latest
    return None


def main():
    import hypothesis
    print(f"Hypothesis {hypothesis.__version__}: hits of {SEEDS} seeds, median of the hits")
    for name, strategy, fails in ROWS:
        hits = [hit for hit in (discover(strategy, fails, number) for number in range(SEEDS)) if hit is not None]
        print(f"{name:47}{len(hits)} ({statistics.median(hits) if hits else '-'})")
    for name, machine, fewest in [("queue that wraps wrongly, 8 steps", QueueMachine, 8), ("files with handles, 5 steps", DiskMachine, 5)]:
        lengths = [shortest(machine, number) for number in range(SEEDS)]
        lengths = [len(steps) for steps in lengths if steps]
        print(f"{name:47}{lengths.count(fewest)} (found {len(lengths)}, lengths {sorted(set(lengths))})")


if __name__ == "__main__":
    main()
