import { expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { namesFor } from "./names.ts";

const accountOf = (username: string, id = "7") => namesFor({ id, username }).next().value!.username;
const nicknameOf = (nickname: string) =>
  namesFor({ id: "7", username: "amy", nickname }).next().value!.nickname;

test.each([
  ["li.lei", "li_lei"],
  ["ひろし", "hiroshi"],
  ["キャッチ", "kyatchi"],
  ["しょうじ", "shouji"],
  ["ティファニー", "tifani"],
  ["がっこう", "gakkou"],
  ["ﾋﾛｼ", "hiroshi"],
  ["Ольга", "Olga"],
  ["Щербаков", "Shcherbakov"],
  ["Ірина_Ї", "Irina_Yi"],
  ["김민수", "gimminsu"],
  ["박지성", "bakjiseong"],
  ["Γιώργος", "Giorgos"],
  ["José Müller", "Jose_Muller"],
  ["Łukasz ß", "Lukasz_ss"],
  ["山田たろう", "山田tarou"],
  ["张三", "张三"],
  ["a", "a_"],
])("converts the account name %s to %s", (name, expected) => {
  expect(accountOf(name)).toBe(expected);
});

test.each(["สมชาย", "محمد", "___", "!!!", "👨‍👩‍👧", "", "   ", "नमस्ते", "สมชาย1", "\u2800\u2800"])(
  "an account name without usable characters becomes an ID: %s",
  (name) => {
    expect(accountOf(name)).toBe("member_7");
  },
);

test("an ID that does not fit into an account name is hashed", () => {
  const [one, other] = ["https://a.example/users/1", "https://a.example/users/2"].map((id) =>
    accountOf("", id),
  );
  expect(one).toMatch(/^member_[0-9a-f]{8}$/);
  expect(one).not.toBe(other);
});

test("no account name is longer than the limit, whatever its script", () => {
  for (const name of ["щ".repeat(300), "쾰".repeat(300), "しゃ".repeat(300), "字".repeat(300)])
    expect([...accountOf(name)].length).toBe(20);
});

test("nicknames lose invisible characters, keep whole emoji, and fall back to the account name", () => {
  expect(nicknameOf("镜界小编\ufe0f")).toBe("镜界小编");
  expect(nicknameOf("镜\u034f界小编")).toBe("镜界小编");
  expect(nicknameOf("\u2800\u2800")).toBe("amy");
  expect(nicknameOf("👨‍👩‍👧云")).toBe("👨‍👩‍👧云");
  const start = "一".repeat(policy.nickname.max - 1);
  expect(nicknameOf(`${start}👨‍👩‍👧二`)).toBe(`${start}👨‍👩‍👧`);
  expect(nicknameOf("می‌خواهم")).toBe("می‌خواهم");
});
