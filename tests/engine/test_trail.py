from horda.engine.trail import Trail


def test_copies_share_until_one_writes_and_then_go_their_own_way():
    first = Trail(["a"])
    second = first.copy()
    first.append("b")
    second.append("c")
    third = second.copy()
    third.append("d")
    assert first.since(0) == ["a", "b"]
    assert second.since(0) == ["a", "c"]
    assert third.since(1) == ["c", "d"]
    assert (len(first), len(second), len(third)) == (2, 2, 3)
    assert third.last() == "d"


def test_a_shorter_copy_never_sees_what_a_longer_one_adds():
    trail = Trail([1])
    short = trail.copy()
    trail.append(2)
    trail.append(3)
    assert short.since(0) == [1]
    short.append(9)
    assert trail.since(0) == [1, 2, 3]
    assert short.since(-4) == [1, 9]
