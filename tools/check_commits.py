"""Check commit subjects: an area, then an imperative, at most 70 characters.

As a `commit-msg` hook it gets the file with the message; in continuous integration it gets a range of commits:

    python3 tools/check_commits.py .git/COMMIT_EDITMSG
    python3 tools/check_commits.py origin/main..HEAD
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

MAX_LENGTH = 70
GENERATED = ("Merge ", "Revert ", "fixup! ", "squash! ")
"""Beginnings of subjects that git writes itself."""
AREA = re.compile(r"[a-z0-9_.,/ -]+: (?=\S)")
NO_VERB = re.compile(
    "an?|the|this|that|these|those|what|who|whom|whose|which|when|where|why|how|if|whether|as|of|for|from|in|on|at|by|"
    "with|without|no|not|nobody|nothing|some|any|all|every|each|both|one|two|three|more|most|only|also|its?|they|their|"
    "he|she|we|our|you|your|i|is|are|was|were|be|been|has|have|had|may|can|could|should|would|will"
)
"""First words of statements or headings, which are never imperatives."""
VERBS_LIKE_OTHERS = re.compile("bring|embed|exceed|feed|focus|need|proceed|seed|speed|string")
"""Verbs whose base form ends like a participle or a third person."""


def subject_error(subject: str) -> str | None:
    """Return the problem with a commit subject, or None."""
    if subject.startswith(GENERATED):
        return None
    if len(subject) > MAX_LENGTH:
        return f"it has {len(subject)} characters; at most {MAX_LENGTH} are allowed"
    order = AREA.sub("", subject, count=1)
    word = re.split(r"[\s,:;]", order, maxsplit=1)[0].lower()
    if not word:
        return "it is empty; write `area: verb ...`"
    if NO_VERB.fullmatch(word) or (_looks_inflected(word) and not VERBS_LIKE_OTHERS.fullmatch(word)):
        return f"`{word}` is not an imperative; begin with a verb, as in `server: refuse empty names`"
    return None


def _looks_inflected(word: str) -> bool:
    """Whether a word ends like a participle, a gerund or a third person."""
    return len(word) > 3 and (
        word.endswith(("ed", "ing")) or (word.endswith("s") and not word.endswith("ss"))
    )


def subjects_in(commits: str) -> list[tuple[str, str]]:
    """Return the short hash and the subject of each commit in a range."""
    log = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h %s", commits], capture_output=True, text=True, check=True
    )
    return [(line[: line.index(" ")], line[line.index(" ") + 1 :]) for line in log.stdout.splitlines()]


def main(words: list[str]) -> int:
    """Check a message file or a range of commits; return 1 if a subject is wrong."""
    if len(words) != 1:
        print("usage: check_commits.py FILE | RANGE", file=sys.stderr)
        return 2
    message = Path(words[0])
    if message.is_file():
        lines = [
            line for line in message.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
        ]
        subjects = [("this commit", lines[0] if lines else "")]
    else:
        subjects = subjects_in(words[0])
    wrong = [(name, subject, error) for name, subject in subjects if (error := subject_error(subject))]
    for name, subject, error in wrong:
        print(f"{name}: {subject!r}: {error}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
