import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/journey.ts";
import { getShifts, recordShifts } from "../support/shifts.ts";

const PAINTED = "/painted";

/** Start tags of rows: the proxy pauses after one, before any content of the row. */
const BEGUN = /<li data-row[^>]*>/g;

/** Starts a proxy that pauses within a document until the page reports that it has painted the first part. */
async function servePieces(origin: string) {
  const piece = { nth: 0, painted: () => {} };
  const answer: RequestListener = async ({ url, headers }, response) => {
    if (url === PAINTED) {
      piece.painted();
      response.end();
      return;
    }
    const upstream = await fetch(`${origin}${url}`, { headers: { accept: headers.accept ?? "*/*" } });
    const type = upstream.headers.get("content-type") ?? "";
    response.writeHead(upstream.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    const html = await upstream.text();
    const [tag, at] = [...html.matchAll(BEGUN)].map((begun) => [begun[0], begun.index] as const)[piece.nth]!;
    const end = at + tag.length;
    const painted = new Promise<void>((resolve) => {
      piece.painted = resolve;
    });
    response.write(html.slice(0, end));
    await painted;
    response.end(html.slice(end));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}`, piece, close: () => server.close() };
}

test("a page that arrives in chunks has no layout shift", { tag: "@once" }, async ({ page, baseURL }) => {
  const { at, piece, close } = await servePieces(baseURL!);
  await recordShifts(page);
  await page.addInitScript((painted) => {
    const look = () => {
      if (document.querySelector("[data-row]:empty"))
        requestAnimationFrame(() => requestAnimationFrame(() => void fetch(painted)));
      else if (document.readyState === "loading") requestAnimationFrame(look);
    };
    look();
  }, PAINTED);
  for (const address of ["/pages/cherrypick/index?groupId=2", "/pages/content/circlelist?circleId=1"]) {
    for (piece.nth of [0, 1, 2]) {
      await page.goto(`${at}${address}`);
      await page.waitForLoadState("networkidle");
      expect(await getShifts(page), `${address}, row ${piece.nth + 1}`).toEqual([]);
    }
  }
  close();
});
