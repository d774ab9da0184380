"""What is wrong with a page as it is laid out now: in words, one line for each fault."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(1920, 1080), (1366, 650), (1280, 800), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)]
WHOLE = SIZES[:4]  # where nothing scrolls on the player's turn
LEAST = 11  # pixels that a text is high on the screen

# Text that is too small, cut off by its box, or out of the page; and, where `whole`, lit pieces that are not in sight.
LOOK = """async ([least, whole]) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  document.querySelector("main")?.scrollTo(0, 0);
  const faults = [];
  const styles = new Map(), scales = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const scaleOf = (one) => {
    if (!one) return 1;
    if (!scales.has(one)) {
      const { transform, scale } = styleOf(one);
      const matrix = new DOMMatrix(transform === "none" ? "" : transform);
      const own = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1;
      scales.set(one, own * (scale === "none" ? 1 : parseFloat(scale)) * scaleOf(one.parentElement));
    }
    return scales.get(one);
  };
  const name = (one) => {
    const names = (part) => [part.tagName.toLowerCase(), ...part.classList].join(".");
    return one.parentElement ? `${names(one.parentElement)} > ${names(one)}` : names(one);
  };
  const drawn = (one) => {
    for (; one; one = one.parentElement) if (styleOf(one).clipPath === "inset(50%)") return false; // only read aloud
    return true;
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const said = node.data.trim();
    const holder = node.parentElement;
    if (!said || !seen(holder) || !drawn(holder) || holder.closest("script, style, title, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const what = `"${said.slice(0, 40)}" in ${name(holder)}`;
    const svg = holder.closest("svg");
    let size = parseFloat(styleOf(holder).fontSize);
    if (svg) {
      const to = holder.getScreenCTM();
      size *= Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
    } else size *= scaleOf(holder);
    if (size < least - 0.05) faults.push(`${size.toFixed(1)} px: ${what}`);
    let scrolls = false, sideways = false, ellipsis = false;
    for (let one = holder; one && one !== page; one = one.parentElement) {
      const style = styleOf(one);
      ellipsis ||= style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const ways = [style.overflowX, style.overflowY];
      const rolls = (way) => way === "auto" || way === "scroll";
      scrolls ||= ways.some(rolls);
      sideways ||= rolls(ways[0]);
      if (scrolls || style.display === "inline") continue;
      const hides = (way) => way === "hidden" || way === "clip";
      const edge = one.getBoundingClientRect();
      const lost = Math.max(edge.left - box.left, box.right - edge.right);
      const cut = `px are cut off by ${name(one)}: ${what}`;
      if (hides(ways[0]) && !ellipsis && lost > 1.5) faults.push(`${lost.toFixed(0)} ${cut}`);
      const under = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (hides(ways[1]) && under > Math.max(3, size / 4)) faults.push(`${under.toFixed(0)} ${cut}`);
    }
    const out = box.left < -1 || box.right > innerWidth + 1;
    if (out && !sideways && !ellipsis) faults.push(`out of the page: ${what}`);
  }

  if (whole) {
    const board = document.querySelector("main");
    const over = board.scrollHeight - board.clientHeight;
    if (over > 2) faults.push(`the board is ${over} px too high`);
    for (const piece of document.querySelectorAll("main .lit")) {
      if (!piece.getClientRects().length && !piece.dataset.move) continue; // another way to a piece, on phones alone
      const box = piece.getBoundingClientRect();
      const what = piece.dataset.move ?? name(piece);
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let one = piece.parentElement; one && one !== page; one = one.parentElement) {
        const { overflowX, overflowY } = styleOf(one);
        const edge = one.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const out = Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
      if (!box.width || !seen(piece)) faults.push(`lit, but not to be seen: ${what}`);
      else if (out > 2) faults.push(`lit, but ${out.toFixed(0)} px out of sight: ${what}`);
      else {
        const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (!piece.contains(over)) faults.push(`lit, but covered by ${over ? name(over) : "nothing"}: ${what}`);
      }
    }
  }
  return [...new Set(faults)];
}"""


def faults(page: Page, turn: bool, sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong at each size; `turn` says whether something is lit that must be in sight on large screens."""
    found: dict[str, list[str]] = {}
    before = page.viewport_size
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        whole = turn and (width, height) in WHOLE
        for fault in page.evaluate(LOOK, [LEAST, whole]):
            found.setdefault(fault, []).append(f"{width}x{height}")
    if before:
        page.set_viewport_size(before)
    return [f"{' '.join(where)}: {fault}" for fault, where in found.items()]
