import { operationTable } from "@lenscape/api/operations.gen";

declare global {
  interface Window {
    /** The `memberStart` request that the inline script has sent. */
    memberStartPreload?: { authorization: string; response: Promise<Response> };
  }
}

const { path } = operationTable.memberStart;

/**
 * Inline script that sends `memberStart` for signed-in members before the scripts have loaded. Reads the API's base path
 * from the document's `data-api`.
 */
export const memberStartPreloadScript = `(function(w,d){try{var a=d.dataset.api,t=a&&JSON.parse(localStorage.getItem("lenscape.token"));if(!t)return;t="Bearer "+t;var r=fetch(a+"${path}",{headers:{Accept:"application/json",platform:"pcweb",Authorization:t}});r.catch(function(){});w.memberStartPreload={authorization:t,response:r}}catch(e){}})(window,document.documentElement)`;

type Fetch = (request: Request) => Promise<Response>;

/** Wraps `fetch`: the first `memberStart` request of the same member gets the preloaded response. */
export function withPreloadedMemberStart(
  window: Window,
  fetch: Fetch = (request) => window.fetch(request),
): Fetch {
  return (request) => {
    const preload = window.memberStartPreload;
    if (!preload || !request.url.endsWith(path)) return fetch(request);
    delete window.memberStartPreload;
    return preload.authorization === request.headers.get("authorization") ? preload.response : fetch(request);
  };
}
