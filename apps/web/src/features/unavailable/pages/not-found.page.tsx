import { NotFound } from "#shell/loading/not-found.tsx";

/** Responds with status 404 to every unknown address. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** Rendered by the error boundary of the frame after the loader throws. */
export const Component = NotFound;
