import type { AnswerOf } from "@lenscape/api/types";
import {
  Award,
  Bookmark,
  BookOpen,
  CalendarDays,
  Feather,
  Forward,
  Gift,
  Glasses,
  Heart,
  type LucideIcon,
  MessageCircle,
  Mountain,
  Sparkle,
  Sun,
  Sunrise,
  User,
  UserPlus,
  Users,
  Zap,
} from "lucide-react";

type Icon = AnswerOf<"badgeList">["badges"][number]["icon"];

const ICONS: Record<Icon, LucideIcon> = {
  sun: Sun,
  // Not the pencil that edits: it stands right beside a name.
  pencil: Feather,
  glasses: Glasses,
  heart: Heart,
  bolt: Zap,
  bookmark: Bookmark,
  book: BookOpen,
  award: Award,
  sparkles: Sparkle,
  userPlus: UserPlus,
  users: Users,
  share: Forward,
  gift: Gift,
  user: User,
  calendar: CalendarDays,
  mountain: Mountain,
  sunrise: Sunrise,
  message: MessageCircle,
};

/** The figure on a badge. */
export function BadgeIcon({ icon }: { icon: Icon }) {
  const Figure = ICONS[icon];
  return <Figure aria-hidden="true" />;
}
