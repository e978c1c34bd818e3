import { sql } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { hashSn } from "../modules/people/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const picture = (name: string) => ({
  url: `/static/demo/g-${name}.svg`,
  filePath: `/static/demo/g-${name}.svg`,
});
const proofOf = (modelId: string) => [picture(PICTURES[modelId]!), picture("case")];

/** Model IDs and serial number prefix per device name. */
const MODELS: Record<string, { ids: string[]; prefix: string }> = {
  "Lens One": { ids: ["1"], prefix: "LS26" },
  "Lens Air": { ids: ["2", "3"], prefix: "LA26" },
  "Lens Sun": { ids: ["4"], prefix: "LU26" },
};

/** Picture for the certification, per model. */
const PICTURES: Record<string, string> = { "1": "one", "2": "mist", "3": "deep", "4": "shade" };

/** Writes the certified device of every owner, and pending and refused applications. */
export async function writeDevices({ db, content, draw, now, people }: DemoContext): Promise<void> {
  const reviewerId = findPerson(people, "admin").id;
  const number = () => String(Math.floor(draw.random() * 1e8)).padStart(8, "0");
  const certified = people.flatMap((person) => {
    const model = MODELS[person.member.device ?? ""];
    if (!model) return [];
    const createdAt = draw.momentAfter(person.joinedAt);
    const modelId = draw.pick(model.ids);
    const own = content.devices.owners[person.member.username];
    return {
      userId: person.id,
      modelId,
      sn: own?.sn ?? `${model.prefix}${number()}`,
      nickname: own?.nickname ?? "",
      channel: draw.pick(["official", "official", "online", "store"] as const),
      orderNo: `${dayOf(createdAt).replaceAll("-", "")}${number().slice(0, 5)}`,
      purchaseAt: dayOf(new Date(createdAt.getTime() - (2 + draw.random() * 40) * DAY)),
      images: proofOf(modelId),
      status: 1 as const,
      isPrimary: true,
      reason: "",
      reviewerId,
      reviewedAt: new Date(Math.min(now.getTime(), createdAt.getTime() + (0.4 + draw.random()) * DAY)),
      createdAt,
    };
  });
  const applications = content.devices.applications.map(({ username, reason = "", daysAgo, ...device }) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    return {
      userId: findPerson(people, username).id,
      nickname: "",
      ...device,
      purchaseAt: dayOf(new Date(createdAt.getTime() - 6 * DAY)),
      images: proofOf(device.modelId),
      status: reason ? (2 as const) : (0 as const),
      isPrimary: false,
      reason,
      reviewerId: reason ? reviewerId : null,
      reviewedAt: reason ? new Date(createdAt.getTime() + 0.6 * DAY) : null,
      createdAt,
    };
  });
  const rows = [...certified, ...applications].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertAll(
    db,
    schema.devices,
    rows.map((row, index) => ({ id: idAt(index), ...row, snHash: hashSn(row.sn) })),
  );
  await db.execute(
    sql`select setval(pg_get_serial_sequence('devices', 'id'), (select max(id) from devices))`,
  );
}
