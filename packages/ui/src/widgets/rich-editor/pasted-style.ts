/** Returns the value of a property in an element's own style; undefined if missing. */
export function getStyle(element: Element, name: string): string | undefined {
  for (const declaration of (element.getAttribute("style") ?? "").split(";")) {
    const colon = declaration.indexOf(":");
    if (declaration.slice(0, colon).trim().toLowerCase() === name) return declaration.slice(colon + 1).trim();
  }
  return undefined;
}

const BOLD = /^(?:bold|[6-9]00)/i;
const NOT_BOLD = /^(?:normal|lighter|[1-5]00)/i;
const BOLD_FONT = /(?:^|\s)(?:bold|bolder|[6-9]00)(?:\s|$)/i;
const BOLD_RULE = /\.([\w-]{1,50})\s*\{[^{}]{0,2000}?font-weight:\s*(?:bold|[6-9]00)/g;

/** Returns the classes that the style sheet of a document sets in bold. */
export const getBoldClasses = (html: string): Set<string> =>
  new Set(
    [...html.slice(0, html.search(/<\/head>|<body/i) + 1).matchAll(BOLD_RULE)].map(([, name]) => name!),
  );

/** Returns whether the style of an element is bold; undefined if it says nothing about the weight. */
export function getOwnWeight(element: Element, boldClasses: ReadonlySet<string>): boolean | undefined {
  const weight = getStyle(element, "font-weight") ?? "";
  if (BOLD.test(weight)) return true;
  if (NOT_BOLD.test(weight)) return false;
  if (BOLD_FONT.test(getStyle(element, "font") ?? "")) return true;
  return [...element.classList].some((name) => boldClasses.has(name)) ? true : undefined;
}

/** Headings and table heads are bold by default; code has no bold text. */
const WITHOUT_BOLD = /^(?:H[1-6]|TH|PRE|CODE)$/;

/** Wraps texts in `<strong>` that are bold by the style or class of a surrounding element. */
export function markStyledBold(body: HTMLElement, boldClasses: ReadonlySet<string>): void {
  /** Caches the weight per element, because texts share their ancestors. */
  const weights = new Map<Element, "styled" | "none" | "tagged">();
  const getWeight = (element: Element | null): "styled" | "none" | "tagged" => {
    if (!element || element === body || WITHOUT_BOLD.test(element.tagName)) return "none";
    const cached = weights.get(element);
    if (cached) return cached;
    const own = getOwnWeight(element, boldClasses);
    const isTagged = /^(?:B|STRONG)$/.test(element.tagName) && own !== false;
    const inherited = own === undefined || own ? getWeight(element.parentElement) : "none";
    const weight = isTagged || inherited === "tagged" ? "tagged" : own ? "styled" : inherited;
    const isInHead = own === true && element.closest("h1, h2, h3, h4, h5, h6, th, pre, code") !== null;
    weights.set(element, isInHead && weight === "styled" ? "none" : weight);
    return weights.get(element)!;
  };
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const bold: Node[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.textContent?.trim() && getWeight(text.parentElement) === "styled") bold.push(text);
  }
  for (const text of bold) {
    const strong = body.ownerDocument.createElement("strong");
    text.parentNode?.replaceChild(strong, text);
    strong.append(text);
  }
}
