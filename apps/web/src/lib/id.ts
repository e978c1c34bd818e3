const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the id of something: what cannot need not be asked for. */
export const isId = (text: string): boolean => ID.test(text);

/** The id that `name` of an address's query holds, undefined without one; answers 404 for what cannot be one (AMB-054). */
export function idOf({ url }: Request, name: string): string | undefined {
  const id = new URL(url).searchParams.get(name) || undefined;
  if (id && !isId(id)) throw new Response(null, { status: 404 });
  return id;
}
