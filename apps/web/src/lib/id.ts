const ID = /^[1-9]\d{0,17}$/;

/** Whether a text has the format of an ID. */
export const isId = (text: string): boolean => ID.test(text);

/**
 * Returns the ID in a query parameter, or undefined without one.
 * @throws a 404 response for a text that is no ID (AMB-054)
 */
export function getIdParam({ url }: Request, name: string): string | undefined {
  const id = new URL(url).searchParams.get(name) || undefined;
  if (id && !isId(id)) throw new Response(null, { status: 404 });
  return id;
}
