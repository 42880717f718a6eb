"""Many matches stepped together over processes, for training: `Batch` (the extra `envs`)."""

from horda.batch.batch import Batch, BatchFailed

__all__ = ["Batch", "BatchFailed"]
