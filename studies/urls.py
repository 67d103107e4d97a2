from __future__ import annotations

from django.urls import path

from studies.views import manage, take_part

app_name = "studies"

urlpatterns = [
    path("studies/", manage.list_studies, name="list-studies"),
    path("studies/new/", manage.make_study, name="make-study"),
    path("studies/<int:study_id>/", manage.show_study, name="show-study"),
    path("studies/<int:study_id>/open/", manage.set_status, {"status": "open"}, name="open-study"),
    path(
        "studies/<int:study_id>/close/",
        manage.set_status,
        {"status": "closed"},
        name="close-study",
    ),
    path("join/<str:link_id>/", take_part.join_study, name="join-study"),
    path("take-part/<uuid:participation_id>/", take_part.take_part, name="take-part"),
    path(
        "take-part/<uuid:participation_id>/read-format/", take_part.read_format, name="read-format"
    ),
    path(
        "take-part/<uuid:participation_id>/finish-practice/",
        take_part.finish_practice,
        name="finish-practice",
    ),
    path(
        "take-part/<uuid:participation_id>/trials/<int:position>/go-on/",
        take_part.go_on,
        name="go-on",
    ),
    path("take-part/<uuid:participation_id>/complete/", take_part.complete, name="complete"),
    path("take-part/<uuid:participation_id>/withdraw/", take_part.withdraw, name="withdraw"),
    path("take-part/<uuid:participation_id>/tab/", take_part.tab, name="claim-tab"),
]
