import { cityComments } from "./comments-city.ts";
import { devComments } from "./comments-dev.ts";
import { firmwareComments } from "./comments-firmware.ts";
import { fitComments } from "./comments-fit.ts";
import { generalComments } from "./comments-general.ts";
import { helloComments } from "./comments-hello.ts";
import { lifeComments } from "./comments-life.ts";
import { officialComments } from "./comments-official.ts";
import { photoComments } from "./comments-photo.ts";
import { replies } from "./comments-replies.ts";
import { rideComments } from "./comments-ride.ts";
import { travelComments } from "./comments-travel.ts";
import type { DemoKind } from "./types.ts";

/** The sentences that comments are drawn from. */
export const comments: Record<DemoKind | "general" | "replies", string[]> = {
  photo: photoComments,
  ride: rideComments,
  fit: fitComments,
  firmware: firmwareComments,
  city: cityComments,
  travel: travelComments,
  dev: devComments,
  hello: helloComments,
  life: lifeComments,
  official: officialComments,
  general: generalComments,
  replies,
};
