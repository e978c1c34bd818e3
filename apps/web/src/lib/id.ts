const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be an id; if not, the server need not be asked. */
export const isId = (text: string): boolean => ID.test(text);

/**
 * The id in the parameter `name` of an address's query, undefined without one; answers 404 for an impossible one
 * (AMB-054).
 */
export function idOf({ url }: Request, name: string): string | undefined {
  const id = new URL(url).searchParams.get(name) || undefined;
  if (id && !isId(id)) throw new Response(null, { status: 404 });
  return id;
}
