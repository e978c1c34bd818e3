import { NotFound } from "#shell/loading/not-found.tsx";

/** Answers every address that no page has with status 404. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** Shown by the frame's error boundary after the loader has thrown. */
export const Component = NotFound;
