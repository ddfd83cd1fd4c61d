// Generated before.
