"""Many games side by side, over several processes; what learners read and write lies in memory they share."""

from omerta.lab.batch.batch import Batch
from omerta.lab.batch.work import Task

__all__ = ["Batch", "Task"]
