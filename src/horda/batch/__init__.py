"""Many matches stepped together in several processes, for training: `Batch` (the extra `envs`)."""

from horda.batch.batch import Batch, BatchFailed

__all__ = ["Batch", "BatchFailed"]
