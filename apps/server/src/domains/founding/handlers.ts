import { bigrams } from "@lenscape/richtext/search";
import type { Handlers } from "../../contract/handler.ts";
import { hashPassword } from "../../core/passwords.ts";
import { badInput, RequestError } from "../../core/request-error.ts";
import { GROUP } from "../../db/base.ts";
import { policy } from "../../policy.ts";
import { insertUser } from "../auth/queries.ts";
import { checkNickname, checkPassword, checkUsername, nameKey, newInvitationCode } from "../auth/rules.ts";
import { saveSite, takeOverSite } from "../home/site-queries.ts";
import { makeCodes, replaceCodes } from "../recovery/code-queries.ts";
import { consumeToken } from "../recovery/token-queries.ts";
import { circlePresets } from "./presets.ts";
import { insertCircles, leadToOfficialSite, lockFounding, minutesOfToken } from "./queries.ts";

const texts = {
  badLink: "这个地址不对，或已经用过、过期了。在服务器上运行 setup 命令，取一个新的",
  founded: "社区已经建好了，请直接登录",
  officialSite: "官网应为 https:// 或 http:// 开头的地址",
  circle: "没有这样的圈子可选",
} as const;

const isWebAddress = (text: string) =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);

/** Founding a community: all of it in one act, so that nothing half set up is ever reached by others. */
export const foundingHandlers = {
  async setupLook({ db, config: { site, siteFixed, mail }, body }) {
    const minutesLeft = await minutesOfToken(db, body.token);
    if (minutesLeft === undefined) badInput(texts.badLink, "LINK_INVALID");
    const { brandName, brandNameEn, officialSite, filingNumber } = site;
    return {
      ...{ minutesLeft, brandName, brandNameEn, officialSite, filingNumber, fixed: [...siteFixed] },
      mailHost: mail?.host ?? "",
      mailFrom: mail?.from ?? "",
      circles: circlePresets.map(({ key, name, brief }) => ({ key, name, brief })),
    };
  },

  async setupFound({ db, config, body, request }) {
    if ((await minutesOfToken(db, body.token)) === undefined) badInput(texts.badLink, "LINK_INVALID");
    const username = checkUsername(body.username);
    const nickname = checkNickname(
      body.nickname?.trim() || [...username].slice(0, policy.nickname.max).join(""),
    );
    await checkPassword(body.password, config, { username, nickname }, "password");
    const brandName = body.brandName.trim() || config.site.brandName;
    const officialSite = body.officialSite?.trim() ?? "";
    if (officialSite !== "" && !isWebAddress(officialSite)) badInput(texts.officialSite);
    const chosen = body.circles.map(
      (key) => circlePresets.find((preset) => preset.key === key) ?? badInput(texts.circle),
    );
    const passwordHash = await hashPassword(body.password);
    const codes = await makeCodes();
    await db.transaction(async (tx) => {
      if (await lockFounding(tx)) throw new RequestError("STATE_CHANGED", texts.founded);
      if (!(await consumeToken(tx, "setup", body.token))) badInput(texts.badLink, "LINK_INVALID");
      const userId = await insertUser(tx, {
        ...{ username, usernameKey: nameKey(username), nickname, nicknameKey: nameKey(nickname) },
        passwordHash,
        groupId: GROUP.admin,
        roles: ["admin"],
        searchTerms: bigrams(nickname),
        invitationCode: newInvitationCode(),
      });
      await replaceCodes(tx, userId!, codes);
      await saveSite(tx, {
        brandName,
        brandNameEn: body.brandNameEn?.trim() || config.site.brandNameEn,
        filingNumber: body.filingNumber?.trim() ?? "",
        copyright: `© ${new Date().getFullYear()} ${brandName}`,
        ...(officialSite && { officialSite }),
      });
      if (officialSite) await leadToOfficialSite(tx, officialSite);
      await insertCircles(
        tx,
        chosen.map(({ key: _, ...circle }, index) => ({ ...circle, orderNum: index + 1 })),
      );
    });
    await takeOverSite(db, config);
    request.server.founding.open();
    return { recoveryCodes: codes.codes };
  },
} satisfies Partial<Handlers>;
