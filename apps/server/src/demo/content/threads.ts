import { buildingDynamics } from "./dynamics-building.ts";
import { cityDynamics } from "./dynamics-city.ts";
import { commuteDynamics } from "./dynamics-commute.ts";
import { devDynamics } from "./dynamics-dev.ts";
import { fitDynamics } from "./dynamics-fit.ts";
import { helloDynamics } from "./dynamics-hello.ts";
import { lifeDynamics } from "./dynamics-life.ts";
import { makingDynamics } from "./dynamics-making.ts";
import { newcomerDynamics } from "./dynamics-newcomers.ts";
import { outdoorsDynamics } from "./dynamics-outdoors.ts";
import { photoDynamics } from "./dynamics-photo.ts";
import { rideDynamics } from "./dynamics-ride.ts";
import { tableDynamics } from "./dynamics-table.ts";
import { travelDynamics } from "./dynamics-travel.ts";
import { wearingDynamics } from "./dynamics-wearing.ts";
import { wordsDynamics } from "./dynamics-words.ts";
import { activityThreads } from "./threads-activities.ts";
import { cityThreads } from "./threads-city.ts";
import { devThreads } from "./threads-dev.ts";
import { firmwareThreads } from "./threads-firmware.ts";
import { fitThreads } from "./threads-fit.ts";
import { helloThreads } from "./threads-hello.ts";
import { lifeThreads } from "./threads-life.ts";
import { longNotes } from "./threads-notes.ts";
import { officialThreads } from "./threads-official.ts";
import { photoThreads } from "./threads-photo.ts";
import { rideThreads } from "./threads-ride.ts";
import { travelThreads } from "./threads-travel.ts";
import type { DemoThread } from "./types.ts";

/** Everything that was written, in no order: times are drawn. */
export const threads: DemoThread[] = [
  ...photoThreads,
  longNotes,
  ...photoDynamics,
  ...rideThreads,
  ...rideDynamics,
  ...fitThreads,
  ...fitDynamics,
  ...firmwareThreads,
  ...cityThreads,
  ...cityDynamics,
  ...travelThreads,
  ...travelDynamics,
  ...devThreads,
  ...devDynamics,
  ...helloThreads,
  ...helloDynamics,
  ...lifeThreads,
  ...lifeDynamics,
  ...commuteDynamics,
  ...tableDynamics,
  ...wearingDynamics,
  ...outdoorsDynamics,
  ...wordsDynamics,
  ...makingDynamics,
  ...buildingDynamics,
  ...newcomerDynamics,
  ...officialThreads,
  ...activityThreads,
];
