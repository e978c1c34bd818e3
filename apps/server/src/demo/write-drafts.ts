import { oneLine } from "@lenscape/richtext/excerpt";
import * as schema from "../db/schema/index.ts";
import { excerptOf } from "../modules/content/index.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { idAt, storedImage, threadHtml } from "./stored.ts";

const HOUR = 3600 * 1000;
const ID_LENGTH = 32;

/** Writes the drafts of the demo member. */
export async function writeDrafts({ db, content, now, people }: DemoContext): Promise<void> {
  const { circles, drafts } = content;
  const userId = findPerson(people, "member").id;
  await db.insert(schema.drafts).values(
    drafts.map(({ kind, title, body, circle, topics, images, device, hoursAgo }, index) => {
      const text = body.join("\n");
      const content = kind === 0 ? text : threadHtml(body);
      const place = circles.findIndex(({ name }) => name === circle);
      return {
        userId,
        id: `demo${index}`.padEnd(ID_LENGTH, "0"),
        classify: kind,
        title,
        content,
        excerpt: kind === 0 ? oneLine(text) : excerptOf(content),
        cover: images[0] ? storedImage(images[0]).thumbnailUrl! : "",
        circleId: place < 0 ? null : idAt(place),
        form: { topics: topics.map((name) => ({ content: name })), images: images.map(storedImage) },
        device,
        savedAt: new Date(now.getTime() - hoursAgo * HOUR),
      };
    }),
  );
}
