import { expect, test } from "vitest";
import { asPartialPinyin, asPinyin, respellings, syllablesOf } from "./pinyin.ts";
import { segment, unitsAsTyped, withJoinedNames } from "./search-query.ts";
import { levelOf, levelsFrom, levelTerms, termsOf, tokenize } from "./search-terms.ts";
import { synonymKey, synonymsIn } from "./synonyms.ts";

test("letters are split into syllables, the fewest first", () => {
  expect(syllablesOf("xian")[0]).toEqual(["xian"]);
  expect(syllablesOf("xian")).toContainEqual(["xi", "an"]);
  expect(syllablesOf("taixian")[0]).toEqual(["tai", "xian"]);
  expect(syllablesOf("lens")).toEqual([]);
});

test("letters that are not pinyin have no syllables, however many splits are possible", () => {
  // Trying every split would not end.
  for (const part of ["ei", "iao", "ian", "uan", "ao", "an", "gangan"])
    expect(syllablesOf(`${part.repeat(40).slice(0, 39)}q`)).toEqual([]);
});

test("documents ranked at least as high as a level have exactly one of its level terms, others have none", () => {
  const [level, top] = [levelOf(3.1), levelOf(29)];
  const terms = new Set(levelsFrom(level, top));
  for (let rank = 0; rank < 29; rank += 0.07)
    expect(levelTerms(rank).filter((term) => terms.has(term))).toHaveLength(levelOf(rank) >= level ? 1 : 0);
});

test("a synonym of letters matches whole words only; a Chinese synonym matches anywhere", () => {
  const groups = [
    ["ios", "苹果手机"],
    ["续航", "电池"],
  ];
  const inQuery = (query: string) => synonymsIn(query, groups).map(({ word }) => word);
  expect(inQuery("curiosity")).toEqual([]);
  expect(inQuery("curiosity ios 15")).toEqual(["ios"]);
  expect(inQuery("怎么看续航时间")).toEqual(["续航"]);
  expect(synonymKey(["点赞", "👍", "…"])).toBe("点赞");
});

test("ü matches when it is typed as v, u or ü", () => {
  for (const typed of ["lvxing", "luxing", "lüxing"])
    expect(asPinyin(typed).flatMap(({ terms }) => terms)).toContain("p:lvxing");
});

test("partial pinyin matches a title at every letter", () => {
  for (const typed of ["taix", "taixi", "taixia", "taixian", "taixianl", "taixianli"]) {
    const partial = asPartialPinyin(typed).find(({ pattern }) => "tai xian liang du".search(pattern) === 0);
    expect(partial?.terms, typed).toContain(typed.startsWith("taixianl") ? "p:taixian" : "p:tai");
  }
  expect(asPartialPinyin("rgb")).toEqual([]);
});

test("respellings have one sound confused, two letters swapped or one removed; short words have none", () => {
  expect(respellings("jinpian")).toContain("jingpian");
  expect(respellings("taixain")).toContain("taixian");
  expect(respellings("erhshou")).toContain("ershou");
  expect(respellings("lan")).toEqual([]);
  expect(respellings("bluetooth8")).toEqual([]);
  expect(respellings("a".repeat(40)).length).toBeLessThanOrEqual(40);
});

test("two characters that never occur together are searched separately", () => {
  const counts = new Set(["镜腿"]);
  expect(segment("猫咬镜腿", (pair) => (counts.has(pair) ? 9 : 0))).toEqual(["猫", "咬", "镜腿"]);
});

test("a word of three characters is not split at a pair that occurs by chance", () => {
  const counts: Record<string, number> = { 后台: 3, 台陀: 1, 陀螺: 6, 螺仪: 6 };
  expect(segment("后台陀螺仪", (pair) => counts[pair] ?? 0)).toEqual(["后台", "陀螺", "仪"]);
});

test("a multi-word name is one term with any separator", () => {
  for (const name of ["lens one", "lens-one", "lens_one"]) {
    expect(termsOf(name).terms).toContain("w:lensone");
    expect(withJoinedNames(name, tokenize(name)).map(({ text }) => text)).toEqual(["lensone"]);
    const [{ pattern } = { pattern: /$^/ }] = unitsAsTyped("lensone", 8)[0]!.alternatives;
    expect(name.search(pattern)).toBe(0);
  }
});
