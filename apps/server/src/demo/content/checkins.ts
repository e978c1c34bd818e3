import type { prizes } from "../../db/schema/index.ts";

interface Habit {
  /** How many days ago nobody came by. */
  missed: number[];
  /** Has checked in today. */
  today: boolean;
}

/** When the demo accounts check in, and who never misses a day; the others are drawn. */
export const checkInHabits: Record<string, Habit> = {
  // Five days in a row and not yet today: the button is there to be pressed.
  member: { missed: [6, 11, 12, 18, 25, 33, 34, 47], today: false },
  moderator: { missed: [23, 24, 40], today: true },
  admin: { missed: [2, 3, 9, 10, 16, 17, 23, 24, 30, 31, 37, 38, 44, 45, 51, 52], today: true },
  laochen_ride: { missed: [], today: true },
  linjian_fm: { missed: [], today: true },
  doushaxian: { missed: [], today: false },
};

type Prize = typeof prizes.$inferInsert & { id: string; picUrl: string; amount: number };

/** What the demo community gives for the days of a month. */
export const demoPrizes: Prize[] = [
  { id: "1", name: "10 积分", picUrl: "", needDays: 3, type: "points", amount: 10 },
  { id: "2", name: "50 经验", picUrl: "", needDays: 7, type: "exp", amount: 50 },
  { id: "3", name: "80 积分", picUrl: "", needDays: 15, type: "points", amount: 80 },
  {
    id: "4",
    name: "抽一次奖，最多 100 积分",
    picUrl: "/static/demo/g-pin.svg",
    needDays: 21,
    type: "lottery",
    amount: 100,
  },
  {
    id: "5",
    name: "麂皮镜布 一片",
    picUrl: "/static/demo/g-cloth.svg",
    needDays: 30,
    type: "goods",
    amount: 0,
    stock: 46,
  },
];
