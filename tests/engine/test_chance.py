from collections import Counter
from ctypes import c_uint32

from tests.engine.toy import TOY

from horda.engine.chance import Dealer, Dice, initial_state, mix_bits, next_state


def test_the_generator_is_splitmix64():
    state, told = 1234567, []
    for _ in range(5):
        state = next_state(state)
        told.append(mix_bits(state))
    assert told == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_may_be_any_number_or_text():
    assert len({initial_state(seed) for seed in (0, 1, -1, 2**70, "", "a", "b", "tonight")}) == 8
    assert initial_state("tonight") == initial_state("tonight")


def test_dice_are_fair_enough():
    rng = Dice(4)
    seen = Counter(rng.below(6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(9_500 < count < 10_500 for count in seen.values())
    assert all(0 <= rng.share() < 1 for _ in range(1_000))


def test_worlds_are_dealt_by_sfc32():
    """Compare with the reference implementation in C, with 32-bit overflow."""
    dealer = Dealer(Dice(9))
    a, b, c, count = (c_uint32(part) for part in (dealer.a, dealer.b, dealer.c, dealer.count))
    for _ in range(1000):
        word = c_uint32(a.value + b.value + count.value)
        count = c_uint32(count.value + 1)
        a = c_uint32(b.value ^ (b.value >> 9))
        b = c_uint32(c.value + (c.value << 3))
        c = c_uint32(c_uint32((c.value << 21) | (c.value >> 11)).value + word.value)
        assert dealer.below(1 << 32) == word.value


def test_dealing_is_fair_enough_from_the_first_number_on():
    first = Counter(Dealer(Dice(seed)).below(6) for seed in range(6_000))
    dealer = Dealer(Dice(4))
    later = Counter(dealer.below(6) for _ in range(6_000))
    assert all(850 < seen[face] < 1_150 for seen in (first, later) for face in range(6))
    assert Dealer(Dice(7)).below(1000) == Dealer(Dice(7)).below(1000)


def test_a_shuffle_reaches_every_order():
    rng = Dice(9)
    orders = set()
    for _ in range(500):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


def test_a_case_may_script_the_dice_to_come():
    s = TOY.place({"hands": {0: "low high", 1: "low high"}, "dice": [2, 6]})
    s.apply(s.choices(0)[0])
    s.apply(s.choices(1)[0])
    assert s.events()[-1].die == 6
    assert s.script == []
