"""How the manual is built: pages in Markdown, the reference from the code."""

import shutil
import sys
from pathlib import Path

import horda

# Pages of modules that are gone would stay for ever otherwise.
shutil.rmtree(Path(__file__).parent / "researchers" / "reference" / "api", ignore_errors=True)

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Horda"
author = "The Horda contributors"
copyright = "The Horda contributors"
release = version = horda.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "manual"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
templates_path = ["_templates"]
exclude_patterns = ["_templates", "_ext"]
html_static_path = ["_static"]

myst_enable_extensions = ["attrs_block", "colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autosummary_ignore_module_all = False
# Docstrings put what is typed in single backticks.
default_role = "literal"

html_theme = "furo"
html_title = f"Horda {release}"
# The pages are read as they are built; their sources are in the clone.
html_copy_source = False
