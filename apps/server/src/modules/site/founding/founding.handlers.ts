import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { Handlers } from "../../../contract/handler.ts";
import { nameKey } from "../../../core/names.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { trusted } from "../../../core/screened.ts";
import { requireRow } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { checkTopic } from "../../content/index.ts";
import {
  checkNickname,
  checkPassword,
  checkUsername,
  DEFAULT_SETTINGS,
  insertUser,
  makeCodes,
  newInvitationCode,
  replaceCodes,
  saveAccess,
} from "../../identity/index.ts";
import { checkEmail, consumeToken, mailTexts, renderTestMail, sendMail } from "../../notifications/index.ts";
import { lookOf, makeLogo, storeLook } from "../home/look.ts";
import { loadSite } from "../home/site.queries.ts";
import {
  chooseExtras,
  insertCircles,
  insertTopics,
  isFounded,
  lockFounding,
  minutesOfToken,
  startingExtras,
  startingGroups,
} from "./founding.queries.ts";
import { runChecks } from "./founding-checks.ts";
import { writePact } from "./founding-pact.ts";
import { circlePresets } from "./founding-presets.ts";

const texts = {
  badLink: "这个地址不对，或已经用过、过期了",
  founded: "社区已经建好了，请直接登录",
  circle: "没有这样的圈子可选",
} as const;

/** Extras used if the request names none. */
const DEFAULT_EXTRAS = ["tasks", "prizes", "pact"];

/**
 * Returns the remaining minutes of a setup token.
 * @throws RequestError 400 for an invalid token, 409 if the community is founded
 */
async function checkToken(db: Db, token: string): Promise<number> {
  const minutes = await minutesOfToken(db, token);
  if (minutes === undefined && (await isFounded(db))) throw new RequestError("STATE_CHANGED", texts.founded);
  return minutes ?? badInput(texts.badLink, "LINK_INVALID");
}

/**
 * Handlers for founding a community. Everything is created in one transaction, so that an incomplete community is
 * never reachable.
 */
export const foundingHandlers = {
  async setupLook({ db, config, body }) {
    const minutesLeft = await checkToken(db, body.token);
    const { site, siteFixed, mail, standing } = config;
    const { brandName, brandNameEn, officialSite, filingNumber } = site;
    const findings = await runChecks({ db, config });
    return {
      ...{ minutesLeft, brandName, brandNameEn, officialSite, filingNumber, fixed: [...siteFixed] },
      cliCommand: config.cliCommand,
      mailHost: mail?.host ?? "",
      mailFrom: mail?.from ?? "",
      circles: circlePresets.map(({ key, name, brief, topics }) => ({
        ...{ key, name, brief },
        topics: topics.map(({ content }) => content),
      })),
      groups: await startingGroups(db),
      ...(standing && { standing: { days: standing.days, posts: standing.posts } }),
      extras: [...(await startingExtras(db))],
      checks: findings.map(([state, text]) => ({ state, text })),
    };
  },

  async setupMailTest({ db, config, limits, body }) {
    await checkToken(db, body.token);
    const to = checkEmail(body.email);
    const { mail, site, publicOrigin: origin } = config;
    if (!mail) throw new RequestError("NOT_CONFIGURED", mailTexts.notConfigured);
    await limitCalls(db, limits.setupMail, "site", mailTexts.tooOften);
    const letter = { ...renderTestMail({ site, origin }), to };
    const { result, answer } = await sendMail(mail, letter, policy.mail.timeoutMs);
    return { isSent: result === "sent" ? 1 : 0, answer };
  },

  async setupFound({ db, config, clock, body, request }) {
    await checkToken(db, body.token);
    const username = checkUsername(body.username);
    const nickname = checkNickname(body.nickname?.trim() || sliceGraphemes(username, policy.nickname.max));
    await checkPassword(body.password, config, { username, nickname }, "password");
    const look = lookOf(config, body);
    const presets = body.circles.map(
      (key) => circlePresets.find((preset) => preset.key === key) ?? badInput(texts.circle),
    );
    const logo = await makeLogo(request.server.media, body.logo ?? "");
    const passwordHash = await hashPassword(body.password);
    const codes = await makeCodes();
    await db.transaction(async (tx) => {
      if (await lockFounding(tx)) throw new RequestError("STATE_CHANGED", texts.founded);
      if (!(await consumeToken(tx, "setup", body.token))) badInput(texts.badLink, "LINK_INVALID");
      const inserted = await insertUser(tx, {
        ...{ username, usernameKey: nameKey(username) },
        ...{ nickname: trusted(nickname), nicknameKey: nameKey(nickname) },
        passwordHash,
        groupId: GROUP.admin,
        roles: ["admin"],
        invitationCode: newInvitationCode(),
      });
      const userId = requireRow(inserted, "the administrator");
      await replaceCodes(tx, userId, codes);
      await storeLook(tx, look, { logo: logo ?? null, before: {} });
      const circleId = await insertCircles(
        tx,
        presets.map(({ name, category, brief, rule }, index) => ({
          ...{ name: trusted(name), category: trusted(category), brief: trusted(brief), rule: trusted(rule) },
          orderNum: index + 1,
        })),
      );
      await insertTopics(
        tx,
        presets
          .flatMap(({ topics }) => [...topics])
          .map(({ content, intro }) => ({
            ...checkTopic(trusted(content)),
            ...{ intro: trusted(intro), createdBy: userId },
          })),
      );
      if (body.notOpen) await saveAccess(tx, { ...DEFAULT_SETTINGS, mode: "notOpen" });
      const extras = body.extras ?? DEFAULT_EXTRAS;
      await chooseExtras(tx, extras);
      if (circleId && extras.includes("pact"))
        await writePact(tx, { authorId: userId, circleId, brandName: look.brandName!, now: clock.now() });
    });
    await loadSite(db, config);
    request.server.access.forget();
    request.server.founding.open();
    return { recoveryCodes: codes.codes };
  },
} satisfies Partial<Handlers>;
