/**
 * Returns the host of a picture, video or player on another site, which learns about the reader when it is displayed.
 * Returns undefined for in-site and `data:` addresses.
 * @param address accepted by the policy
 */
export function outsideHost(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  const url = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(url) ? new URL(url).host : undefined;
}
