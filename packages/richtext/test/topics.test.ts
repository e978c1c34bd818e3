import { expect, test } from "vitest";
import { isTopicName } from "../src/topics.ts";

test.each([
  ...[
    "秋天",
    "第一视角 的秋天",
    "Wi-Fi",
    "Wi-Fi 6",
    "C++",
    "C++11",
    "C++ 入门",
    "C++/Rust",
    "A+",
    "v2.0",
    "AR/VR",
  ],
  ...["固件1.1.0", "5G", "a_b", "AT&T", "L'été", "史蒂夫·乔布斯", "हिन्दी"],
])("%s is the name of a topic", (name) => {
  expect(isTopicName(name)).toBe(true);
});

test.each([
  ...[
    "",
    " ",
    "秋天！",
    "a!b",
    "a  b",
    " a",
    "a ",
    "-",
    "/",
    "+",
    "++",
    "-a",
    "a-",
    "a/",
    "/a",
    "a//b",
    "a--b",
    "a.-b",
  ],
  ...["v2..0", "C+++", "#a", "a#b", "a@b", "<b>", "a,b", "a\nb", "a\\b", "..", "👓", "a:b"],
])("%j is none", (name) => {
  expect(isTopicName(name)).toBe(false);
});
