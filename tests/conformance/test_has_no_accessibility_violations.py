"""No serious or critical violation, in any state."""

from __future__ import annotations

from pathlib import Path

from igg.browser import MockupPage
from tests.conformance.conftest import Extent

RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => {
      const examples = one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
      return `${one.id}: ${one.nodes.length} × ${examples}`;
    });
}"""


async def test_no_serious_violation(mockup: MockupPage, extent: Extent, root: Path) -> None:
    await mockup.load()
    await mockup.page.evaluate((root / "node_modules/axe-core/axe.min.js").read_text())
    found = {}
    for state in extent.states:
        await mockup.reset(state)
        violations = await mockup.page.evaluate(RUN)
        if violations:
            found[state] = violations
    assert found == {}
