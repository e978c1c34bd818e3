/**
 * The host that a picture, video or player is fetched from, when it is not this site: showing it tells that host who
 * reads. Takes an address that the policy let through; undefined for an in-site one, and for what the document holds.
 */
export function outsideHost(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  const url = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(url) ? new URL(url).host : undefined;
}
