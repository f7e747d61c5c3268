import {
  Bell,
  BookHeart,
  Download,
  HardHat,
  House,
  Images,
  Languages,
  Lightbulb,
  LockKeyhole,
  LogIn,
  LogOut,
  MessagesSquare,
  Monitor,
  Moon,
  PaintRoller,
  Palette,
  Search,
  Settings,
  Store,
  Sun,
  UserPlus,
  UserRoundCog,
} from "lucide-react";
import type { ReactNode } from "react";
import { ADMIN_PLACES } from "#app/features/office/admin-area/public.ts";
import { navigationOf } from "#app/frame/navigation.tsx";
import { setLanguage, setTheme } from "#app/kit/preferences.ts";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";

/** Something to go to or to do, known without asking the server. */
export type Command = { id: string; group: "places" | "settings" | "admin" | "actions"; title: string; icon: ReactNode; keywords?: string } & (
  | { to: string }
  | { run: () => void }
);

const icon = (Icon: typeof Sun) => <Icon aria-hidden />;

export function useCommands(viewer: Viewer | null): Command[] {
  return [...usePlaces(viewer), ...useSettings(viewer), ...useAdminPlaces(viewer), ...useActions(viewer)];
}

function usePlaces(viewer: Viewer | null): Command[] {
  const t = useT("dashboard.palette");
  const d = useT("shell.dashboard");
  const shell = useT("shell");
  const own = viewer ? navigationOf(viewer, undefined, d).flatMap((group) => group.items) : [];
  const site: Command[] = [
    { id: "/home", group: "places", to: "/home", title: t("home"), icon: icon(House) },
    { id: "/ideas", group: "places", to: "/ideas", title: shell("nav.ideas"), icon: icon(Lightbulb), keywords: t("keywords.ideas") },
    { id: "/ideas/before-after", group: "places", to: "/ideas/before-after", title: shell("footer.beforeAfter"), icon: icon(Lightbulb) },
    { id: "/inspiration", group: "places", to: "/inspiration", title: shell("footer.inspiration"), icon: icon(Images) },
    {
      id: "/ideas/ideabooks",
      group: "places",
      to: "/ideas/ideabooks",
      title: shell("footer.ideabooks"),
      icon: icon(BookHeart),
      keywords: t("keywords.ideabooks"),
    },
    { id: "/ideas/forums", group: "places", to: "/ideas/forums", title: shell("footer.forum"), icon: icon(MessagesSquare), keywords: t("keywords.forum") },
    { id: "/ideas/ai-tools", group: "places", to: "/ideas/ai-tools", title: shell("footer.tools"), icon: icon(Palette), keywords: t("keywords.tools") },
    { id: "/redesign", group: "places", to: "/redesign", title: shell("footer.redesign"), icon: icon(PaintRoller) },
    { id: "/search", group: "places", to: "/search", title: shell("search.label"), icon: icon(Search) },
    {
      id: "/professionals",
      group: "places",
      to: "/professionals",
      title: shell("footer.professionals"),
      icon: icon(HardHat),
      keywords: t("keywords.professionals"),
    },
    { id: "/vendors", group: "places", to: "/vendors", title: shell("nav.vendors"), icon: icon(Store), keywords: t("keywords.vendors") },
  ];
  const door: Command[] = [
    { id: "/login", group: "places", to: "/login", title: shell("nav.signIn"), icon: icon(LogIn) },
    { id: "/signup", group: "places", to: "/signup", title: shell("nav.signUp"), icon: icon(UserPlus) },
  ];
  const home = shell("nav.dashboard");
  const isOwn = ({ id }: Command) => own.some(({ to }) => to === id);
  return [
    ...own.map((item, n): Command => ({ id: item.to, group: "places", to: item.to, title: n === 0 ? home : item.label, icon: item.icon })),
    ...site.filter((command) => !isOwn(command)),
    ...(viewer ? [] : door),
  ];
}

function useSettings(viewer: Viewer | null): Command[] {
  const t = useT("dashboard.palette");
  if (!viewer) return [];
  const page = (path: string, key: "general" | "security" | "notifications" | "privacy" | "data", Icon: typeof Sun): Command => ({
    id: `settings.${key}`,
    group: "settings",
    to: `/dashboard/settings${path}`,
    title: t(`settings.${key}`),
    icon: icon(Icon),
    keywords: t(`keywords.${key}`),
  });
  return [
    page("", "general", Settings),
    page("/security", "security", LockKeyhole),
    page("/notifications", "notifications", Bell),
    page("/privacy", "privacy", UserRoundCog),
    page("/data", "data", Download),
  ];
}

function useAdminPlaces(viewer: Viewer | null): Command[] {
  const admin = useT("admin-area");
  if (!viewer || !mayManageContent(viewer)) return [];
  return ADMIN_PLACES.flatMap((group) => group.places)
    .filter(({ isContent }) => isContent || viewer.role === "admin")
    .map((place) => ({ id: place.to, group: "admin", to: place.to, title: admin(place.text), icon: place.icon }));
}

function useActions(viewer: Viewer | null): Command[] {
  const t = useT("dashboard.palette");
  const shell = useT("shell");
  const { code } = useLanguage();
  const { signOut } = useAuth();
  const themes = { light: Sun, dark: Moon, system: Monitor };
  const theme = (choice: keyof typeof themes): Command => ({
    id: `theme.${choice}`,
    group: "actions",
    title: t(`theme.${choice}`),
    icon: icon(themes[choice]),
    keywords: t("keywords.theme"),
    run: () => setTheme(choice, viewer !== null),
  });
  const language: Command = {
    id: "language",
    group: "actions",
    title: t("language"),
    icon: icon(Languages),
    keywords: t("keywords.language"),
    run: () => void setLanguage(code === "ar" ? "en" : "ar", viewer !== null),
  };
  const leave: Command = {
    id: "sign-out",
    group: "actions",
    title: shell("nav.signOut"),
    icon: icon(LogOut),
    keywords: t("keywords.signOut"),
    run: () => void signOut().catch(() => toast({ title: shell("signOut.failed"), tone: "danger" })),
  };
  return [theme("light"), theme("dark"), theme("system"), language, ...(viewer ? [leave] : [])];
}
