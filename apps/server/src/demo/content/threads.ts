import { cityThreads } from "./threads-city.ts";
import { devThreads } from "./threads-dev.ts";
import { firmwareThreads } from "./threads-firmware.ts";
import { fitThreads } from "./threads-fit.ts";
import { helloThreads } from "./threads-hello.ts";
import { lifeThreads } from "./threads-life.ts";
import { officialThreads } from "./threads-official.ts";
import { photoThreads } from "./threads-photo.ts";
import { rideThreads } from "./threads-ride.ts";
import { travelThreads } from "./threads-travel.ts";
import type { DemoThread } from "./types.ts";

/** Everything that was written, in no order: times are drawn. */
export const threads: DemoThread[] = [
  ...photoThreads,
  ...rideThreads,
  ...fitThreads,
  ...firmwareThreads,
  ...cityThreads,
  ...travelThreads,
  ...devThreads,
  ...helloThreads,
  ...lifeThreads,
  ...officialThreads,
];
