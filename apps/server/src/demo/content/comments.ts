import { cityComments } from "./comments-city.ts";
import { devComments } from "./comments-dev.ts";
import { displayComments } from "./comments-display.ts";
import { firmwareComments } from "./comments-firmware.ts";
import { fitComments } from "./comments-fit.ts";
import { anywhereComments, briefComments, titledComments, usefulComments } from "./comments-general.ts";
import { helloComments } from "./comments-hello.ts";
import { lifeComments } from "./comments-life.ts";
import { officialComments } from "./comments-official.ts";
import { photoComments } from "./comments-photo.ts";
import { pictureComments } from "./comments-pictures.ts";
import { rideComments } from "./comments-ride.ts";
import {
  agreeing,
  albumComments,
  askedComments,
  filmedComments,
  questionRemarks,
  thankRemarks,
} from "./comments-short.ts";
import { soundComments } from "./comments-sound.ts";
import { dailyTopicComments } from "./comments-topics-daily.ts";
import { makingTopicComments } from "./comments-topics-making.ts";
import { outsideTopicComments } from "./comments-topics-outside.ts";
import { travelComments } from "./comments-travel.ts";
import type { DemoExchange, DemoKind } from "./types.ts";

const kinds: Record<DemoKind, DemoExchange[]> = {
  photo: photoComments,
  sound: soundComments,
  ride: rideComments,
  fit: fitComments,
  firmware: firmwareComments,
  display: displayComments,
  city: cityComments,
  travel: travelComments,
  dev: devComments,
  hello: helloComments,
  life: lifeComments,
  official: officialComments,
};

const topics: Record<string, DemoExchange[]> = {
  ...outsideTopicComments,
  ...dailyTopicComments,
  ...makingTopicComments,
};

/** What comments are drawn from, by what they suit. */
export const comments = {
  kinds,
  topics,
  pictures: pictureComments,
  album: albumComments,
  filmed: filmedComments,
  titled: titledComments,
  useful: usefulComments,
  brief: briefComments,
  anywhere: anywhereComments,
  asked: askedComments,
  questionRemarks,
  agreeing,
  thankRemarks,
};
