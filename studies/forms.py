"""Forms of the researcher's side."""

from __future__ import annotations

from typing import Any

from django import forms

from benchmark.models import Environment


class StudyForm(forms.Form):
    title = forms.CharField(max_length=120)
    environments = forms.ModelMultipleChoiceField(
        queryset=Environment.objects.none(),
        error_messages={"required": "Choose at least one environment."},
    )
    suite_count = forms.IntegerField(min_value=1, max_value=50, initial=5)
    suite_size = forms.IntegerField(min_value=1, max_value=105, initial=21)
    seed = forms.IntegerField(min_value=0, max_value=2**31 - 1, initial=1)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = self.fields["environments"]
        assert isinstance(choices, forms.ModelMultipleChoiceField)  # noqa: S101 - narrows the type
        choices.queryset = Environment.objects.filter(is_retired=False)
