import { operationTable } from "@lenscape/api/operations.gen";

declare global {
  interface Window {
    /** The member's first call, sent before the scripts were there. */
    earlyStart?: { authorization: string; answer: Promise<Response> };
  }
}

const { path } = operationTable.memberStart;

/**
 * The part of the inline script that asks what every page of a member needs at once, instead of after the scripts have
 * come; `data-api` of the document says where. A visitor asks nothing.
 */
export const earlyStartScript = `(function(w,d){try{var a=d.dataset.api,t=a&&JSON.parse(localStorage.getItem("lenscape.token"));if(!t)return;t="Bearer "+t;var r=fetch(a+"${path}",{headers:{Accept:"application/json",platform:"pcweb",Authorization:t}});r.catch(function(){});w.earlyStart={authorization:t,answer:r}}catch(e){}})(window,document.documentElement)`;

type Fetch = (request: Request) => Promise<Response>;

/** Sends what `fetch` sends, but takes the answer of the call that is already on its way; once, for the same member. */
export function takingEarlyStart(window: Window, fetch: Fetch = (request) => window.fetch(request)): Fetch {
  return (request) => {
    const early = window.earlyStart;
    if (!early || !request.url.endsWith(path)) return fetch(request);
    delete window.earlyStart;
    return early.authorization === request.headers.get("authorization") ? early.answer : fetch(request);
  };
}
