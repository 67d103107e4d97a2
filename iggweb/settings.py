"""Every setting, read from the environment; a wrong value fails at once, by name."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import dj_database_url
import structlog
from django.core.exceptions import ImproperlyConfigured

from apps.policy import add_mockup_headers

BASE_DIR = Path(__file__).resolve().parent.parent


def env_str(name: str, default: str) -> str:
    return os.environ.get(name, "").strip() or default


def env_bool(name: str, default: bool) -> bool:
    value = env_str(name, "yes" if default else "no").lower()
    if value in {"1", "true", "yes", "on"}:
        return True
    if value in {"0", "false", "no", "off"}:
        return False
    raise ImproperlyConfigured(f"{name}: expected yes or no, got {value!r}")


def env_int(name: str, default: int, *, at_least: int = 0) -> int:
    value = env_str(name, str(default))
    if not value.isascii() or not value.isdigit() or int(value) < at_least:
        raise ImproperlyConfigured(
            f"{name}: expected a whole number of at least {at_least}, got {value!r}"
        )
    return int(value)


def env_list(name: str, default: list[str]) -> list[str]:
    return [part.strip() for part in env_str(name, ",".join(default)).split(",") if part.strip()]


def env_url(name: str, schemes: tuple[str, ...]) -> str:
    value = env_str(name, "")
    if value and value.split("://", 1)[0] not in schemes:
        raise ImproperlyConfigured(
            f"{name}: expected a URL starting with {' or '.join(schemes)}://, got {value!r}"
        )
    return value


def secret_key(var_dir: Path) -> str:
    """IGG_SECRET_KEY, or one made on the first start and kept in the var folder."""
    given = env_str("IGG_SECRET_KEY", "")
    if given:
        if len(given) < 32:
            raise ImproperlyConfigured("IGG_SECRET_KEY: expected at least 32 characters")
        return given
    path = var_dir / "secret-key"
    if not path.exists():
        # Written aside and linked into place: two first starts at once agree on one key.
        draft = var_dir / f"secret-key.{os.getpid()}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(50), encoding="utf-8")
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text(encoding="utf-8").strip()


def database(var_dir: Path) -> dict[str, Any]:
    """SQLite in the var folder, or the PostgreSQL of DATABASE_URL."""
    url = env_url("DATABASE_URL", ("postgresql", "postgres"))
    if url:
        return {**dj_database_url.parse(url)}
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": var_dir / "igg.sqlite3",
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        },
        # A file: threads of a test are separate connections, as in real life. One per process:
        # two test runs at once do not share it.
        "TEST": {"NAME": var_dir / f"test-{os.getpid()}.sqlite3"},
    }


VAR_DIR = Path(env_str("IGG_VAR_DIR", str(BASE_DIR / "var"))).resolve()
VAR_DIR.mkdir(parents=True, exist_ok=True)

DEBUG = env_bool("IGG_DEBUG", False)
SECRET_KEY = secret_key(VAR_DIR)
HTTPS = env_bool("IGG_HTTPS", False)
ALLOWED_HOSTS = env_list("IGG_ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env_list("IGG_CSRF_TRUSTED_ORIGINS", [])
REDIS_URL = env_url("REDIS_URL", ("redis", "rediss"))

# The benchmark on disk
IGG_ROOT = BASE_DIR
IGG_SITE_DIR = Path(env_str("IGG_SITE_DIR", str(BASE_DIR / "build" / "site"))).resolve()
IGG_SOURCES_FILE = IGG_SITE_DIR.parent / "sources.json"

# Who knows what is proved of tasks: (paths, revisions) -> {task id: benchmark.rules.Standing}.
IGG_STANDINGS = "episodes.proofs.standings"

# Work that is claimed row by row: each entry is an async function that does one
# piece and says whether there was any. Workers go round them until all are idle.
IGG_WORK_SOURCES = [
    "episodes.jobs.run_jobs",
    "episodes.jobs.close_pages",
    "episodes.jobs.ask_for_thumbnails",
]
IGG_WORK_AT_END = ["episodes.browser.close_browser"]
IGG_WORK_SWEEP_S = env_int("IGG_WORK_SWEEP_S", 3, at_least=1)
IGG_JOBS_AT_ONCE = env_int("IGG_JOBS_AT_ONCE", 2, at_least=1)
IGG_PAGE_SILENCE_S = env_int("IGG_PAGE_SILENCE_S", 600, at_least=30)
IGG_LEASE_S = env_int("IGG_LEASE_S", 60, at_least=5)
IGG_MAX_CLAIMS = env_int("IGG_MAX_CLAIMS", 3, at_least=1)

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.humanize",
    "django.contrib.staticfiles",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "apps.apps.MockupsConfig",
    "accounts",
    "benchmark",
    "episodes",
    "annotation",
    "evaluation",
    "studies",
    "iggweb",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "apps.serving.BuiltFilesMiddleware",
    "iggweb.policy.ContentPolicyMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

ROOT_URLCONF = "iggweb.urls"
ASGI_APPLICATION = "iggweb.asgi.application"

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "iggweb.navigation.navigation",
            ],
        },
    }
]

DATABASES = {"default": database(VAR_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Nobody has a password: people sign in with a one-time link.
AUTHENTICATION_BACKENDS = ["django.contrib.auth.backends.ModelBackend"]
LOGIN_URL = "accounts:sign-in"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
SESSION_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_REFERRER_POLICY = "same-origin"
# The opaque-origin frames of mockups are not in this browsing context group.
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True

STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_ROOT = IGG_SITE_DIR if IGG_SITE_DIR.is_dir() else None
WHITENOISE_INDEX_FILE = True
WHITENOISE_ALLOW_ALL_ORIGINS = True
WHITENOISE_ADD_HEADERS_FUNCTION = add_mockup_headers
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/(apps|front)/assets/.+-[\w-]{8}\.\w+$"

STORAGES = {
    "default": {
        "BACKEND": env_str("IGG_MEDIA_BACKEND", "django.core.files.storage.FileSystemStorage"),
        "OPTIONS": {},
    },
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
MEDIA_ROOT = VAR_DIR / "media"
DATA_UPLOAD_MAX_MEMORY_SIZE = 4 * 1024 * 1024

CHANNEL_LAYERS: dict[str, dict[str, Any]] = {
    "default": {
        "BACKEND": "channels_redis.core.RedisChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL]},
    }
    if REDIS_URL
    else {"BACKEND": "channels.layers.InMemoryChannelLayer"}
}

CELERY_BROKER_URL = env_str("CELERY_BROKER_URL", REDIS_URL) or None
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
# Workers log as LOGGING says
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
}
SPECTACULAR_SETTINGS = {"TITLE": "IGG", "VERSION": "1", "SERVE_INCLUDE_SCHEMA": False}

LOG_LEVEL = env_str("IGG_LOG_LEVEL", "INFO").upper()
if LOG_LEVEL not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
    raise ImproperlyConfigured(
        f"IGG_LOG_LEVEL: expected DEBUG, INFO, WARNING or ERROR, got {LOG_LEVEL!r}"
    )
LOG_STEPS: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
structlog.configure(
    processors=[*LOG_STEPS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=True,
)
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": structlog.stdlib.ProcessorFormatter,
            "processor": structlog.processors.JSONRenderer()
            if env_bool("IGG_LOG_JSON", False)
            else structlog.dev.ConsoleRenderer(colors=False),
            "foreign_pre_chain": LOG_STEPS,
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {"uvicorn.access": {"level": "WARNING"}},
}
