let region: HTMLElement | undefined;

/** Has a screen reader say a text: a status that was there, empty, before it was needed. */
export function announce(text: string) {
  prepareAnnouncements().textContent = text;
}

/** Puts the status where `announce` speaks from into the page, once. */
export function prepareAnnouncements(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement("p");
  region.setAttribute("role", "status");
  region.className = "sr-only";
  document.body.append(region);
  return region;
}
