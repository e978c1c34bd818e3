import { expect, test } from "vitest";
import { asBegunPinyin, asPinyin, respellings, syllablesOf } from "./pinyin.ts";
import { segment, unitsAsTyped, withJoinedNames } from "./search-query.ts";
import { levelOf, levelsFrom, levelTerms, termsOf, tokenize } from "./search-terms.ts";
import { synonymKey, synonymsIn } from "./synonyms.ts";

test("letters are read as syllables, the fewest first", () => {
  expect(syllablesOf("xian")[0]).toEqual(["xian"]);
  expect(syllablesOf("xian")).toContainEqual(["xi", "an"]);
  expect(syllablesOf("taixian")[0]).toEqual(["tai", "xian"]);
  expect(syllablesOf("lens")).toEqual([]);
});

test("letters that nearly are syllables, in whatever many ways, are none", () => {
  // Tried in every way, these would never come to an end.
  for (const part of ["ei", "iao", "ian", "uan", "ao", "an", "gangan"])
    expect(syllablesOf(`${part.repeat(40).slice(0, 39)}q`)).toEqual([]);
});

test("of the levels from one on, each document that ranks so high has one, and no other has", () => {
  const [level, top] = [levelOf(3.1), levelOf(29)];
  const wanted = new Set(levelsFrom(level, top));
  for (let rank = 0; rank < 29; rank += 0.07)
    expect(levelTerms(rank).filter((term) => wanted.has(term))).toHaveLength(levelOf(rank) >= level ? 1 : 0);
});

test("a synonym of letters is a word, not a part of one; one of characters is found anywhere", () => {
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

test("ü is typed as v, as u and as itself", () => {
  for (const typed of ["lvxing", "luxing", "lüxing"])
    expect(asPinyin(typed).flatMap(({ terms }) => terms)).toContain("p:lvxing");
});

test("letters that begin a title's pinyin do at every one of them", () => {
  for (const typed of ["taix", "taixi", "taixia", "taixian", "taixianl", "taixianli"]) {
    const begun = asBegunPinyin(typed).find(({ pattern }) => "tai xian liang du".search(pattern) === 0);
    expect(begun?.terms, typed).toContain(typed.startsWith("taixianl") ? "p:taixian" : "p:tai");
  }
  expect(asBegunPinyin("rgb")).toEqual([]);
});

test("letters that are nearly pinyin: a sound confused, two swapped, one too many; short ones are left alone", () => {
  expect(respellings("jinpian")).toContain("jingpian");
  expect(respellings("taixain")).toContain("taixian");
  expect(respellings("erhshou")).toContain("ershou");
  expect(respellings("lan")).toEqual([]);
  expect(respellings("bluetooth8")).toEqual([]);
  expect(respellings("a".repeat(40)).length).toBeLessThanOrEqual(40);
});

test("two characters that nobody has written together are looked for apart", () => {
  const written = new Set(["镜腿"]);
  expect(segment("猫咬镜腿", (pair) => (written.has(pair) ? 9 : 0))).toEqual(["猫", "咬", "镜腿"]);
});

test("a word of three characters is not cut into by a pair that somebody has written by chance", () => {
  const written: Record<string, number> = { 后台: 3, 台陀: 1, 陀螺: 6, 螺仪: 6 };
  expect(segment("后台陀螺仪", (pair) => written[pair] ?? 0)).toEqual(["后台", "陀螺", "仪"]);
});

test("a name of several words is one, whatever joins them", () => {
  for (const name of ["lens one", "lens-one", "lens_one"]) {
    expect(termsOf(name).terms).toContain("w:lensone");
    expect(withJoinedNames(name, tokenize(name)).map(({ text }) => text)).toEqual(["lensone"]);
    const [{ pattern } = { pattern: /$^/ }] = unitsAsTyped("lensone", 8)[0]!.alternatives;
    expect(name.search(pattern)).toBe(0);
  }
});
