"""The wire between a browser and the server, that can be cut and mended."""

import contextlib
import socket
import threading


class Cable:
    def __init__(self, port: int) -> None:
        self._server = port
        self._whole = True
        self._flows = threading.Event()
        self._flows.set()
        self._ends: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no other comes about."""
        self._whole = False
        for end in list(self._ends):
            self._close(end)

    def freeze(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._flows.clear()

    def thaw(self) -> None:
        """What was held up comes through."""
        self._flows.set()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.thaw()
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if not self._whole:
                self._close(near)
                continue
            far = socket.create_connection(("127.0.0.1", self._server))
            self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while carried := one.recv(65_536):
                self._flows.wait()
                other.sendall(carried)
        self._close(one)
        self._close(other)

    def _close(self, end: socket.socket) -> None:
        self._ends.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
