"""Tests that the server accepts the settings in the deployment files."""

import re
import tomllib
from pathlib import Path

import yaml

from horda.server.config.loading import SECRET_SETTINGS, SETTING_TYPES, AllSettings, read_settings

ROOT = Path(__file__).resolve().parents[3]
DEPLOY = ROOT / "deploy"


def test_the_sample_of_settings_lists_them_all_and_can_be_used(tmp_path: Path):
    sample = (DEPLOY / "horda.toml").read_text(encoding="utf-8")
    assert read_settings({}, {}, DEPLOY / "horda.toml").settings == AllSettings()
    opened = re.sub(r"^# (\w+ = )", r"\1", sample, flags=re.MULTILINE)
    content = tomllib.loads(opened)
    assert content.keys() == {*SETTING_TYPES, *(f"{name}_file" for name in SECRET_SETTINGS)}
    del content["db_file"]
    (tmp_path / "horda.toml").write_text(
        re.sub(r"^db_file.*$", "", opened, flags=re.MULTILINE), encoding="utf-8"
    )
    told = read_settings({}, {}, tmp_path / "horda.toml").settings
    for name in ("port", "expire", "metrics_port", "log", "idle"):
        assert getattr(told, name) == content[name]


def test_every_variable_that_is_set_for_a_server_is_one_of_its_settings():
    known = {f"HORDA_{name.upper()}" for name in SETTING_TYPES} | {
        f"HORDA_{name.upper()}_FILE" for name in SECRET_SETTINGS
    }
    known |= {"HORDA_HOME", "HORDA_CONFIG"}
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    used = set(compose["services"]["horda"]["environment"])
    for unit in (DEPLOY / "systemd").iterdir():
        used |= set(re.findall(r"\b(HORDA_\w+)=", unit.read_text(encoding="utf-8")))
    runtime = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    used |= set(re.findall(r"\b(HORDA_\w+)=", runtime))
    assert used <= known
    assert len(used) > 6


def test_the_issue_forms_can_be_read_and_take_the_report_of_the_table():
    folder = ROOT / ".github" / "ISSUE_TEMPLATE"
    forms = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in folder.glob("*.yml")}
    for name in ("bug", "rule"):
        fields = {part.get("id"): part for part in forms[name]["body"]}
        assert fields["report"]["type"] == "textarea"
        assert not fields["report"]["validations"]["required"]
