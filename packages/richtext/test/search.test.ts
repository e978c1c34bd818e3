import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight, isPunctuation, normalizeForSearch } from "../src/search.ts";

test("normalizeForSearch folds width, case and invisible characters", () => {
  expect(normalizeForSearch("  ＡＢ\u200bＣ\u0000１２ ｶﾞ\nÉ ")).toBe("abc 12 ガ é");
});

test("highlight marks hits whatever their width and case, in the original spelling, escaped", () => {
  expect(highlight("用ＬＥＮＳ拍<b>", "lens")).toBe("用<em>ＬＥＮＳ</em>拍&lt;b&gt;");
  expect(highlight("lens & Lens", "Ｌｅｎｓ")).toBe("<em>lens</em> &amp; <em>Lens</em>");
  expect(highlight("重５㎏左右", "5kg")).toBe("重<em>５㎏</em>左右");
  expect(highlight("眼 镜", "眼镜 镜")).toBe("眼 <em>镜</em>");
  expect(highlight("<script>", "script")).toBe("&lt;<em>script</em>&gt;");
  expect(highlight("没有", "眼镜")).toBe("没有");
  expect(highlight("没有", "")).toBe("没有");
});

test("highlight shows the part around the first hit", () => {
  const html = highlight(`${"前".repeat(300)}眼镜${"后".repeat(300)}`, "眼镜");
  expect(html).toMatch(/^…前+<em>眼镜<\/em>后+…$/);
  expect([...html.replace(/<\/?em>|…/g, "")]).toHaveLength(135);
  expect(highlight(`${"前".repeat(28)}眼镜`, "眼镜")).toBe(`${"前".repeat(28)}<em>眼镜</em>`);
  const far = `${"前".repeat(28)}，${"近".repeat(13)}眼镜`;
  expect(highlight(far, "眼镜")).toBe(`…${"近".repeat(13)}<em>眼镜</em>`);
  expect(highlight("字".repeat(136), "无")).toBe(`${"字".repeat(135)}…`);
});

test("highlight only ever adds em elements", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary", maxLength: 4 }), (text, query) => {
      expect(highlight(text, query).replace(/<em>|<\/em>/g, "")).not.toMatch(/[<>"']/);
    }),
  );
});

test("stops, quotes and brackets are not searchable; letters, digits and symbols are", () => {
  for (const query of ["！？《》", "。。。", "...", "……", "--", "“”", "、·"])
    expect(isPunctuation(query)).toBe(true);
  for (const query of ["", " ", "镜", "c", "5", "🕶️", "👍🏽", "%", "_", "C++", "#", "@", "1️⃣", "🇨🇳", "→", "~"])
    expect(isPunctuation(query)).toBe(false);
});

test("ignores emoji variation selectors", () => {
  expect(normalizeForSearch("🕶️")).toBe(normalizeForSearch("🕶"));
});
