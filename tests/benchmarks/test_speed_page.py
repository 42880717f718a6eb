"""Tests that the manual's tables of measured speed agree with the recorded history of measurements."""

from benchmarks.engine import speed_page
from benchmarks.engine.speed_page import Run

PAGE = (
    "A\n<!-- speed: ratios -->\nold\n<!-- speed: end -->\nB\n<!-- speed: history -->\n\n<!-- speed: end -->\n"
)


def run_of(date, ratio):
    figures = {"zombiland (compiled)": {"decisions_per_s": 123_456.7, "clone_us": 0.31234}}
    return Run(date, "2 quiet cores", "3.11.2", figures, {"zombiland (compiled)": {"backgammon": ratio}})


def test_the_page_shows_the_history():
    text = speed_page.PAGE.read_text(encoding="utf-8")
    assert speed_page.page_with_tables(text, speed_page.read_history()) == text


def test_the_last_run_comes_first_in_the_history_and_alone_in_the_table():
    text = speed_page.page_with_tables(PAGE, [run_of("2026-11-01", 2.5), run_of("2026-11-02", 2.75)])
    assert "old" not in text
    ratios, history = text.split("\nB\n")
    assert "| zombiland (compiled) | 2.75 |" in ratios
    assert "2.50" not in ratios
    assert history.index("2026-11-02") < history.index("2026-11-01")
    assert speed_page.page_with_tables(text, [run_of("2026-11-03", 1)]).count("| 2026-11-03 |") == 1


def test_a_run_is_added_and_the_oldest_is_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(speed_page, "HISTORY", tmp_path / "speed.json")
    monkeypatch.setattr(speed_page, "PAGE", tmp_path / "speed.md")
    monkeypatch.setattr(speed_page, "MOST_RUNS", 2)
    speed_page.PAGE.write_text(PAGE, encoding="utf-8")
    for day in (1, 2, 3):
        speed_page.add_to_history(run_of(f"2026-11-0{day}", day))
    assert [run.date for run in speed_page.read_history()] == ["2026-11-02", "2026-11-03"]
    assert "2026-11-03" in speed_page.PAGE.read_text(encoding="utf-8")
