from __future__ import annotations

from django.urls import path

from annotation import views

app_name = "annotation"

urlpatterns = [
    path("annotate/", views.list_tasks, name="list-tasks"),
    path("annotate/take-next/", views.take_next, name="take-next"),
    path("annotate/check-instruction/", views.check_instruction, name="check-instruction"),
    path("annotate/<slug:task_id>/", views.edit_task, name="edit-task"),
    path("annotate/<slug:task_id>/take/", views.take_task, name="take-task"),
    path("annotate/<slug:task_id>/keep/", views.keep_task, name="keep-task"),
    path("annotate/<slug:task_id>/release/", views.release_task, name="release-task"),
    path("annotate/<slug:task_id>/instruction/", views.save_instruction, name="save-instruction"),
    path("annotate/<slug:task_id>/run-reference/", views.run_reference, name="run-reference"),
    path("annotate/<slug:task_id>/verify/", views.verify_task, name="verify-task"),
    path("annotate/<slug:task_id>/proof/", views.show_proof, name="show-proof"),
    path("annotate/<slug:task_id>/steps/<int:index>.png", views.show_step, name="show-step"),
]
