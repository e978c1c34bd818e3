// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

test("takes nothing that the source did not show", () => {
  const html =
    '<p>看得见<span style="display:none">备注</span></p><p hidden>隐藏段</p><p style="mso-hide:all">Word 隐藏文字</p><p style="visibility:hidden">空<span style="visibility:visible">显</span></p><p style="visibility: collapse">叠</p><table><tr><td>行一</td></tr><tr style="display:none"><td>筛掉</td></tr></table>';
  expect(readPasted(html).html).toBe(readPasted("<p>看得见</p>显<table><tr><td>行一</td></tr></table>").html);
  expect(readPasted('<p>一<sub style="display:none">2</sub></p>').lost).toEqual([]);
});

test("leaves out hidden columns of a spreadsheet, also among spanning cells", () => {
  // Browsers add the column group themselves, the test document does not.
  const columns =
    "<colgroup><col width=72><col width=0 style='display:none;mso-width-source:userset' span=2><col></colgroup>";
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table>${columns}<tr><td rowspan=2>一</td><td>密</td><td>码</td><td>四</td></tr><tr><td>密</td><td>码</td><td>丁</td></tr><tr><td colspan=4>全</td></tr><tr><td colspan=2>左</td><td colspan=2>右</td></tr></table></body></html>`;
  expect(readPasted(html).html.replaceAll(/<\/?tbody>/g, "")).toBe(
    '<table><tr><td rowspan="2">一</td><td>四</td></tr><tr><td>丁</td></tr><tr><td colspan="2">全</td></tr><tr><td>左</td><td>右</td></tr></table>',
  );
});

test("reads a table of wide spans with hidden columns in bounded time", () => {
  const columns = `<colgroup>${"<col span=1000 style='display:none'>".repeat(1000)}</colgroup>`;
  const rows = `<tr>${"<td colspan=1000 rowspan=60000>格</td>".repeat(20)}</tr>`.repeat(50);
  const { user } = process.cpuUsage();
  readPasted(`<table>${columns}${rows}</table>`);
  expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(5);
});
