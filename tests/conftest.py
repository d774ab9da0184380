"""What all tests share: the wheel. The games come from the plugin of the laws, which pyproject.toml names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import wheel as wheels


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this project."""
    own = tmp_path_factory.getbasetemp()
    return wheels.wheel(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)
