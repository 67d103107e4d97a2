"""The researcher's side: make, open and close studies, and watch them."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib import messages
from django.contrib.auth.models import User
from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from accounts.access import require
from accounts.rules import check_can_research
from benchmark.models import Environment
from studies.forms import StudyForm
from studies.models import Study
from studies.results import person_rows, study_results
from studies.services.design import WrongStatus, change_status, create_study
from studies.suites import TooFewTasks


@require_GET
@require(check_can_research)
def list_studies(request: HttpRequest) -> HttpResponse:
    joined = Q(participations__withdrawn_at=None)
    completed = joined & Q(participations__completed_at__isnull=False)
    studies = Study.objects.annotate(
        joined=Count("participations", filter=joined, distinct=True),
        completed=Count("participations", filter=completed, distinct=True),
        suite_count=Count("suites", distinct=True),
    ).prefetch_related("environments")
    return render(request, "studies/list_studies.html", {"studies": studies})


@require_http_methods(["GET", "POST"])
@require(check_can_research)
def make_study(request: HttpRequest) -> HttpResponse:
    form = StudyForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        assert isinstance(request.user, User)  # noqa: S101 - `require` saw to it
        try:
            study = create_study(
                title=form.cleaned_data["title"],
                environments=list(form.cleaned_data["environments"]),
                suite_count=form.cleaned_data["suite_count"],
                suite_size=form.cleaned_data["suite_size"],
                seed=form.cleaned_data["seed"],
                author=request.user,
            )
        except TooFewTasks as problem:
            form.add_error("suite_size", str(problem).partition(": ")[2].capitalize() + ".")
        else:
            return redirect(study)
    environments = Environment.objects.filter(is_retired=False).annotate(
        task_count=Count("tasks", filter=Q(tasks__is_retired=False, tasks__split="public"))
    )
    context = {"form": form, "environments": environments, "chosen": _chosen(form, environments)}
    status = 400 if form.errors else 200
    return render(request, "studies/make_study.html", context, status=status)


@require_GET
@require(check_can_research)
def show_study(request: HttpRequest, study_id: int) -> HttpResponse:
    """The whole page, or for htmx only the part that changes by itself."""
    study = get_object_or_404(Study.objects.select_related("practice__task"), pk=study_id)
    context = {
        "study": study,
        "rows": study_results(study),
        "people": person_rows(study),
        "link": request.build_absolute_uri(study.join_url),
    }
    is_part = request.headers.get("HX-Request") == "true"
    return render(
        request, "studies/_progress.html" if is_part else "studies/show_study.html", context
    )


@require_POST
@require(check_can_research)
def set_status(request: HttpRequest, study_id: int, status: str) -> HttpResponse:
    get_object_or_404(Study, pk=study_id)
    try:
        study = change_status(study_id=study_id, status=Study.Status(status))
    except WrongStatus as problem:
        messages.error(request, str(problem))
        return redirect("studies:show-study", study_id)
    return redirect(study)


def _chosen(form: StudyForm, environments: Iterable[Environment]) -> set[str]:
    """Slugs ticked in the form; at first all."""
    if form.is_bound:
        return set(form.data.getlist("environments"))  # type: ignore[attr-defined]  # a QueryDict
    return {environment.pk for environment in environments}
