"""Things that act: a model server over HTTP, the reference, and a server for any of them."""

from igg.agent import ActRequest, Agent, Reply, read_reply
from igg.agents.http import HttpAgent
from igg.agents.reference import ReferenceAgent
from igg.agents.server import AgentServer, serve

__all__ = [
    "ActRequest",
    "Agent",
    "AgentServer",
    "HttpAgent",
    "ReferenceAgent",
    "Reply",
    "read_reply",
    "serve",
]
