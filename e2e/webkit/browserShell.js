// A WebKitGTK browser for WebKitWebDriver, run by gjs. Unlike the driver's own MiniBrowser it has a persistent profile,
// and its page cache is on, as in every browser of a phone.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit2 from 'gi://WebKit2?version=4.1'

const setting = (name) => {
  const value = GLib.getenv(name)
  if (value === null) throw new Error(`${name} is not set`)
  return value
}

const profile = setting('WEBKIT_PROFILE')
const width = Number(setting('WEBKIT_WIDTH'))
const height = Number(setting('WEBKIT_HEIGHT'))

Gtk.init(null)

const context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: GLib.build_filenamev([profile, 'data']),
    base_cache_directory: GLib.build_filenamev([profile, 'cache']),
  }),
})
context.set_automation_allowed(true)
context.set_preferred_languages(['en-US'])

const settings = new WebKit2.Settings({
  enable_page_cache: true,
  enable_write_console_messages_to_stdout: true,
  hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
})

const window = new Gtk.Window({ decorated: false, default_width: width, default_height: height })

function createView() {
  const view = new WebKit2.WebView({
    web_context: context,
    settings,
    is_controlled_by_automation: true,
  })
  view.set_size_request(width, height)
  // Denies every permission: an unanswered question would stay open forever.
  view.connect('permission-request', (_view, request) => {
    request.deny()
    return true
  })
  view.connect('web-process-terminated', () => print('The web process ended'))
  window.get_children().forEach((child) => window.remove(child))
  window.add(view)
  window.show_all()
  // There is no window manager to give it the focus, and without it no page has or shows a focus.
  window.present()
  view.grab_focus()
  return view
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo()
  // The driver refuses a session with a browser of another name than requested.
  info.set_name('MiniBrowser')
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
  session.set_application_info(info)
  session.connect('create-web-view', createView)
})

Gtk.main()
